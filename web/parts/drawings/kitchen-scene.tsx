import { Drawing, type DrawingProps } from './drawing.tsx';

/** The side image of the registration page: a worktop under a window while something simmers. */
export function KitchenScene(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 640 720" fill {...props}>
      <path d="M0 0h640v720H0z" fill="var(--d-wall)" />
      <Tiles />
      <path d="M290 150 640 400v98L290 248zM290 270 640 520v36h-96L290 374z" fill="var(--d-beam)" opacity=".6" />
      <Window />
      <Shelf />
      <Worktop />
      <Towel />
      <Herbs />
      <AtHand />
      <Pot />
      <Board />
    </Drawing>
  );
}

function Window() {
  return (
    <>
      <path d="M60 396V178a122 122 0 0 1 244 0v218z" fill="var(--d-china)" />
      <path d="M78 384V178a104 104 0 0 1 208 0v206z" fill="var(--d-sky)" />
      <circle cx="230" cy="168" r="32" fill="var(--d-sun)" />
      <path d="M118 150h.1M150 112h.1M140 196h.1M262 224h.1M208 262h.1M104 250h.1" stroke="var(--d-star)" strokeWidth="5" />
      <path d="M78 318c40-34 84-42 126-20 30 15 56 13 82-2v88H78z" fill="var(--d-hill)" />
      <path d="M78 352c52-30 118-26 208-2v34H78z" fill="var(--d-hill-2)" />
      <path d="M182 74v310M78 236h208" stroke="var(--d-china)" strokeWidth="10" />
      <rect x="44" y="384" width="276" height="20" rx="6" fill="var(--d-wood-3)" />
      <path d="M52 404h260v4a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" fill="var(--d-wood)" />
    </>
  );
}

function Shelf() {
  return (
    <>
      <g transform="translate(-8 -54)">
        <path d="M400 236v28M590 236v28" stroke="var(--d-wood-2)" strokeWidth="8" />
        {/* jars, a stack of bowls, a trailing plant */}
        <rect x="388" y="158" width="50" height="68" rx="10" fill="var(--d-china)" />
        <path d="M388 190c14-8 34 6 50-2v28a10 10 0 0 1-10 10h-30a10 10 0 0 1-10-10z" fill="var(--d-butter)" />
        <rect x="392" y="146" width="42" height="14" rx="5" fill="var(--d-wood)" />
        <rect x="448" y="176" width="44" height="50" rx="9" fill="var(--d-china)" />
        <path d="M448 196h44v20a9 9 0 0 1-9 9h-26a9 9 0 0 1-9-9z" fill="var(--d-red-3)" />
        <rect x="451" y="165" width="38" height="13" rx="5" fill="var(--d-wood)" />
        <path d="M506 204h64c0 12-12 22-24 22h-16c-12 0-24-10-24-22z" fill="var(--d-teal)" />
        <path d="M509 190h58c0 9-8 14-8 14h-42s-8-5-8-14z" fill="var(--d-china)" />
        <path d="M512 178h52c0 8-7 12-7 12h-38s-7-4-7-12z" fill="var(--d-red)" />
        <path d="M582 196h36l-5 30h-26z" fill="var(--d-red-3)" />
        <path d="M600 198c-4-22-18-30-26-30 0 14 10 28 26 30 0-24 8-36 20-38 2 16-6 32-20 38z" fill="var(--d-leaf)" />
        <path d="M612 200c12 6 16 22 10 44-4 14-2 22 2 32" fill="none" stroke="var(--d-leaf-2)" strokeWidth="4" />
        <path d="M622 226c10-6 18-2 20 6-8 6-18 4-20-6zM622 248c-10-4-18 0-20 8 8 6 18 2 20-8zM622 266c6-8 16-8 20 0-4 8-16 8-20 0z" fill="var(--d-leaf)" />
        <rect x="368" y="226" width="252" height="14" rx="5" fill="var(--d-wood)" />
      </g>
      {/* the rail with what hangs from it */}
      <path d="M386 262h208" stroke="var(--d-wood-2)" strokeWidth="6" />
      <path d="M424 264v62" stroke="var(--d-teal-2)" strokeWidth="7" />
      <path d="M405 324h38a19 19 0 0 1-38 0z" fill="var(--d-teal)" />
      <path d="M480 264v34" stroke="var(--d-wood)" strokeWidth="9" />
      <path d="M480 298c-20 16-18 46 0 52 18-6 20-36 0-52zm0 0v52" fill="none" stroke="var(--d-teal-2)" strokeWidth="4" />
      <path d="M548 264v30" stroke="var(--d-ink)" strokeWidth="9" />
      <circle cx="548" cy="328" r="36" fill="var(--d-ink)" />
      <circle cx="548" cy="328" r="26" fill="var(--d-teal-2)" />
    </>
  );
}

function Tiles() {
  return (
    <>
      <path d="M0 440h640v120H0z" fill="var(--d-wall-2)" />
      <path d="M0 440h640M0 500h640M64 440v60M192 440v60M320 440v60M448 440v60M576 440v60M0 500v60M128 500v60M256 500v60M384 500v60M512 500v60" stroke="var(--d-wall)" strokeWidth="4" />
    </>
  );
}

function Worktop() {
  return (
    <>
      <path d="M0 556h640v44H0z" fill="var(--d-wood-3)" />
      <path d="M0 556h640v10H0z" fill="var(--d-china)" opacity=".35" />
      <path d="M0 596h640v16H0z" fill="var(--d-wood)" />
      <path d="M0 612h640v108H0z" fill="var(--d-teal)" />
      <path d="M0 612h640v10H0z" fill="var(--d-teal-2)" />
      <path d="M24 644h174v90H24zM232 644h174v90H232zM440 644h174v90H440z" fill="none" stroke="var(--d-teal-2)" strokeWidth="5" />
      <path d="M92 664h38M300 664h38M508 664h38" stroke="var(--d-butter)" strokeWidth="8" />
    </>
  );
}

function Pot() {
  return (
    <>
      <g fill="none" stroke="var(--d-steam)" strokeWidth="11" opacity=".75">
        <path d="M392 436c-18-22 16-36 0-66-10-18 5-32 5-32" />
        <path d="M358 444c-12-16 10-28 0-48-6-12 2-20 2-20" opacity=".7" />
      </g>
      <path d="M384 560c-4-10 172-10 168 0z" fill="var(--d-ink)" />
      <path d="M366 474h-18a12 12 0 0 0 0 24h20M568 474h18a12 12 0 0 1 0 24h-20" fill="none" stroke="var(--d-red-2)" strokeWidth="10" />
      <path d="M364 454h208v72a30 30 0 0 1-30 30H394a30 30 0 0 1-30-30z" fill="var(--d-red)" />
      <path d="M532 454h40v72a30 30 0 0 1-30 30h-34c16-2 24-14 24-30z" fill="var(--d-red-2)" />
      <path d="M384 478v40" stroke="var(--d-red-3)" strokeWidth="9" />
      <rect x="356" y="444" width="224" height="16" rx="8" fill="var(--d-red-2)" />
      {/* the lid rests askew, so that it does not boil over */}
      <path d="M370 440c10-34 60-48 108-40 50 8 86 34 86 56z" fill="var(--d-red)" />
      <path d="M388 428c14-16 36-22 58-22" fill="none" stroke="var(--d-red-3)" strokeWidth="7" />
      <ellipse cx="478" cy="396" rx="18" ry="10" fill="var(--d-ink)" transform="rotate(8 478 396)" />
    </>
  );
}

function Herbs() {
  return (
    <>
      <path d="M98 352h60l-7 34h-46z" fill="var(--d-red-3)" />
      <path d="M94 344h68v14H94z" fill="var(--d-red)" />
      <path d="M128 344c-8-22-26-26-36-24 2 14 16 24 36 24zm0 0c-4-26 2-44 8-52 10 14 6 38-8 52zm0 0c4-20 20-30 36-30 0 16-16 28-36 30zm0 0c-22-16-24-34-22-42 14 6 22 22 22 42z" fill="var(--d-leaf-2)" />
      <path d="M206 354h52l-6 32h-40z" fill="var(--d-china)" />
      <path d="M202 346h60v13h-60z" fill="var(--d-china-2)" />
      <path d="M220 346v-40M232 346v-54M244 346v-42" stroke="var(--d-leaf-2)" strokeWidth="4" />
      <path d="M220 326c-12 0-16-6-16-12 10-2 16 4 16 12zm0-12c8 0 12-6 12-12-8 0-12 4-12 12zm12 6c-12-2-14-10-12-14 8 0 12 6 12 14zm0-22c10 0 14-8 12-16-8 0-12 8-12 16zm12 26c12 0 16-8 14-14-10 0-14 6-14 14zm0-14c-8-2-10-8-8-12 6 0 8 6 8 12z" fill="var(--d-leaf-2)" />
    </>
  );
}

function Board() {
  return (
    <>
      <path d="M24 572h290c10 0 10 16 0 16H24c-10 0-10-16 0-16z" fill="var(--d-wood-2)" />
      <path d="M24 566h290c10 0 10 12 0 12H24c-10 0-10-12 0-12z" fill="var(--d-wood)" />
      {/* tomatoes: one whole, one cut */}
      <path d="M84 512c30-8 48 8 48 28 0 18-16 28-48 28s-48-10-48-28c0-20 18-36 48-28z" fill="var(--d-red)" />
      <path d="M48 536c1-8 6-13 12-15" fill="none" stroke="var(--d-red-3)" strokeWidth="6" />
      <path d="M84 516c-12-8-22-6-28 0 10 4 16 4 20 2-2 6 0 12 4 16 4-4 6-8 6-14 8 4 18 4 26-4-8-6-20-6-28 0l2-14-8-2z" fill="var(--d-leaf-2)" />
      <path d="M128 568a34 34 0 0 1 68 0z" fill="var(--d-red)" />
      <path d="M137 566a25 25 0 0 1 50 0z" fill="var(--d-red-3)" />
      <path d="M150 560l4-8M162 556v-9M174 560l-4-8" stroke="var(--d-butter)" strokeWidth="5" />
      {/* a carrot with its green */}
      <path d="M300 552c-34-10-74-2-92 12 24 6 68 6 92 2 10-2 10-12 0-14z" fill="var(--d-carrot)" />
      <path d="M272 552l-4 7M250 554l-2 6" stroke="var(--d-butter-2)" strokeWidth="3.5" />
      <path d="M302 558c16-16 34-14 42-8-8 8-18 10-28 10 12 2 20 8 22 14-14 2-28-4-36-16z" fill="var(--d-leaf)" />
    </>
  );
}

/** What stands at hand behind the board and beside the pot. */
function AtHand() {
  return (
    <>
      <g transform="translate(66 156) scale(.72)">
        <path d="M226 470l-8-74M250 470l10-66" stroke="var(--d-wood)" strokeWidth="8" />
        <ellipse cx="217" cy="386" rx="13" ry="20" fill="var(--d-wood)" transform="rotate(-6 217 386)" />
        <path d="M251 380c4-8 26-6 28 4 0 12-8 24-18 26-8-4-14-18-10-30z" fill="var(--d-wood-2)" />
        <path d="M206 460h62l-5 88a10 10 0 0 1-10 9h-32a10 10 0 0 1-10-9z" fill="var(--d-china)" />
        <path d="M208 490h58l-1 16h-56z" fill="var(--d-teal)" />
      </g>
      <g transform="translate(43 78) scale(.86)">
        <path d="M300 420h18v38c0 8 12 14 12 28v62a9 9 0 0 1-9 9h-24a9 9 0 0 1-9-9v-62c0-14 12-20 12-28z" fill="var(--d-leaf-2)" />
        <rect x="297" y="408" width="24" height="16" rx="5" fill="var(--d-wood)" />
        <path d="M288 500h42v34h-42z" fill="var(--d-butter)" />
        <path d="M309 507c9 5 9 15 0 20-9-5-9-15 0-20z" fill="var(--d-leaf)" />
      </g>
      {/* garlic */}
      <path d="M604 528c-3 10-22 12-22 26 0 10 10 14 25 14s25-4 25-14c0-14-19-16-22-26z" fill="var(--d-china)" />
      <path d="M607 534c-8 10-10 22-5 33M608 534c8 10 10 22 5 33" fill="none" stroke="var(--d-china-2)" strokeWidth="3" />
    </>
  );
}

/** A tea towel over the handle of the middle drawer. */
function Towel() {
  return (
    <>
      <path d="M292 658h56v74h-56z" fill="var(--d-china)" />
      <path d="M294 690h52M294 700h52" stroke="var(--d-red)" strokeWidth="4" />
    </>
  );
}
