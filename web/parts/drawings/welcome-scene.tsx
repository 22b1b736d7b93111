import { Drawing, type DrawingProps } from './drawing.tsx';

/** The banner of the home page: a table seen from above, where eggs, spinach, tomatoes and feta become a frittata. */
export function WelcomeScene(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 720 520" {...props}>
      <Table />
      <Pan />
      <Frittata />
      <Board />
      <Loose />
      <OnTheWay />
    </Drawing>
  );
}

const LEAF = 'M0 0c-14-12-16-34 0-54 16 20 14 42 0 54z';
const RIB = 'M0 6v-44';

/** A spinach leaf whose stalk is at the given place. */
function Leaf({ x, y, turn, size = 1.1, dark = false }: { x: number; y: number; turn: number; size?: number; dark?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={LEAF} fill={dark ? 'var(--d-leaf-2)' : 'var(--d-leaf)'} />
      <path d={RIB} className="leaf-rib" />
    </g>
  );
}

function HalfTomato({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="22" fill="var(--d-red-3)" stroke="var(--d-red)" strokeWidth="6" />
      <path d="M0-15v9M13 7.5 5.5 3M-13 7.5-5.5 3" stroke="var(--d-butter)" strokeWidth="5" />
    </g>
  );
}

function Feta({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M-12 8h25v6h-25z" fill="var(--d-china-2)" />
      <rect x="-13" y="-13" width="26" height="24" rx="4" fill="var(--d-china)" />
    </g>
  );
}

function Table() {
  return (
    <>
      <rect x="6" y="6" width="708" height="508" rx="84" fill="var(--d-wood-3)" />
      <path d="M9 134h702M9 262h702M9 390h702M250 9v125M560 134v128M170 262v128M420 390v121M300 70h60M40 200h60M620 200h60M640 450h40" stroke="var(--d-wood)" strokeWidth="3" opacity=".45" />
    </>
  );
}

function Pan() {
  return (
    <>
      <g transform="rotate(-9 500 400)">
        <rect x="330" y="330" width="330" height="150" rx="10" fill="var(--d-china)" />
        <path d="M352 334v142M366 334v142M624 334v142M638 334v142" stroke="var(--d-red)" strokeWidth="6" />
      </g>
      <path d="M570 168 662 72" stroke="var(--d-ink)" strokeWidth="36" />
      <circle cx="660" cy="74" r="8" fill="var(--d-wood-3)" />
      <circle cx="478" cy="270" r="158" fill="var(--d-wood-2)" opacity=".5" />
      <circle cx="478" cy="260" r="156" fill="var(--d-ink)" />
      <circle cx="478" cy="260" r="142" fill="var(--d-teal-2)" />
    </>
  );
}

function Frittata() {
  return (
    <>
      <path d="M478 132c40-4 72 12 96 40s34 64 28 100-26 70-58 90-72 28-108 18-66-36-82-70-16-76 2-110 50-58 84-66c12-2 24-2 38-2z" fill="var(--d-butter-2)" />
      <path d="M478 144c36-4 66 12 88 38s30 58 24 90-24 62-52 80-64 24-96 14-60-32-74-62-14-68 2-98 44-52 76-60c10-2 20-2 32-2z" fill="var(--d-butter)" />
      <Leaf x={440} y={232} turn={-60} dark />
      <Leaf x={520} y={206} turn={30} />
      <Leaf x={556} y={290} turn={110} dark />
      <Leaf x={464} y={320} turn={200} />
      <Leaf x={402} y={304} turn={-120} size={0.8} />
      <Leaf x={486} y={262} turn={64} dark />
      <HalfTomato x={478} y={186} />
      <HalfTomato x={556} y={236} size={0.9} />
      <HalfTomato x={524} y={330} />
      <HalfTomato x={430} y={282} size={0.950} />
      <Feta x={510} y={248} turn={20} />
      <Feta x={404} y={230} turn={-14} size={0.9} />
      <Feta x={456} y={362} turn={40} size={0.8} />
      <Feta x={584} y={292} turn={8} size={0.7} />
    </>
  );
}

function Board() {
  return (
    <g transform="rotate(-7 160 400)">
      <rect x="44" y="318" width="236" height="158" rx="22" fill="var(--d-wood-2)" />
      <rect x="44" y="310" width="236" height="158" rx="22" fill="var(--d-wood)" />
      <circle cx="66" cy="389" r="8" fill="var(--d-wood-3)" />
      {/* the feta, cut into */}
      <path d="M98 344h66v66H98z" fill="var(--d-china-2)" />
      <rect x="96" y="338" width="66" height="62" rx="6" fill="var(--d-china)" />
      <path d="M112 352h.1M140 362h.1M120 382h.1M148 386h.1" stroke="var(--d-china-2)" strokeWidth="6" />
      <Feta x={184} y={350} turn={14} />
      <Feta x={182} y={392} turn={-18} />
      <HalfTomato x={232} y={352} />
      {/* the knife */}
      <path d="M98 432h104c14 0 24 6 30 14H98z" fill="var(--d-china-2)" />
      <rect x="62" y="430" width="44" height="15" rx="7" fill="var(--d-ink)" />
    </g>
  );
}

function Loose() {
  return (
    <>
      {/* tomatoes from above */}
      <circle cx="92" cy="104" r="47" fill="var(--d-wood-2)" opacity=".4" />
      <circle cx="92" cy="98" r="46" fill="var(--d-red)" />
      <path d="M92 98c-4-20-16-24-28-22 4 12 14 18 24 20-14 4-18 14-14 26 10-4 16-14 18-22 6 12 16 16 28 12-4-12-14-16-24-16 12-4 18-12 16-24-12 2-20 12-20 26z" fill="var(--d-leaf-2)" />
      <circle cx="164" cy="152" r="33" fill="var(--d-red)" />
      <path d="M164 150c-2-14-10-18-20-16 2 10 10 14 18 16-10 4-12 10-10 18 8-2 12-10 12-16 6 8 12 10 20 8-2-8-8-12-16-12 8-2 12-8 10-16-8 2-14 8-14 18z" fill="var(--d-leaf-2)" />
      <path d="M56 86c3-10 9-17 18-21" fill="none" stroke="var(--d-red-3)" strokeWidth="6" />
      {/* spinach in a bunch */}
      <Leaf x={104} y={272} turn={-78} size={1.2} dark />
      <Leaf x={106} y={268} turn={-44} size={1.3} />
      <Leaf x={110} y={266} turn={-8} size={1.2} dark />
      <Leaf x={112} y={268} turn={30} size={1.1} />
      <path d="M104 270 128 300M110 266l14 36M114 268l6 36" stroke="var(--d-leaf-2)" strokeWidth="6" />
      {/* eggs */}
      <g fill="var(--d-wood-2)" opacity=".4">
        <ellipse cx="262" cy="88" rx="30" ry="38" transform="rotate(-24 262 88)" />
        <ellipse cx="322" cy="64" rx="28" ry="36" transform="rotate(38 322 64)" />
      </g>
      <ellipse cx="262" cy="82" rx="29" ry="37" fill="var(--d-china)" transform="rotate(-24 262 82)" />
      <ellipse cx="322" cy="58" rx="27" ry="35" fill="var(--d-china-2)" transform="rotate(38 322 58)" />
    </>
  );
}

/** Pieces on their way from the table into the pan. */
function OnTheWay() {
  return (
    <>
      <path d="M204 204c26-20 60-24 96-8" fill="none" stroke="var(--d-china)" strokeWidth="5" strokeDasharray="1 13" />
      <Leaf x={232} y={238} turn={60} size={0.8} />
      <HalfTomato x={250} y={176} size={0.7} />
      <Feta x={292} y={232} turn={24} size={0.8} />
    </>
  );
}
