import type { ReactNode } from 'react';

/** What makes one portrait differ from another. People keep their colours in both themes. */
export interface Face {
  behind: string;
  skin: string;
  shade: string;
  blush: string;
  brows: string;
  clothes: string;
  /** Hair behind the shoulders. */
  back?: ReactNode;
  /** Hair, glasses, hats and beards before the face, and details of the clothes. */
  front: ReactNode;
  smile?: ReactNode;
}

const LAUGH = <path d="M41.5 54.5c4 1.6 9 1.6 13 0-.8 4.5-3.3 6.5-6.5 6.5s-5.7-2-6.5-6.5z" fill="#fff" stroke="#7a2f20" strokeWidth="1.6" />;

function Glasses({ colour }: { colour: string }) {
  return (
    <g fill="none" stroke={colour} strokeWidth="2">
      <circle cx="40" cy="43.5" r="6.7" />
      <circle cx="56" cy="43.5" r="6.7" />
      <path d="M46.7 42.5c.8-.7 1.8-.7 2.6 0M33.3 42.5 29.5 41M62.7 42.5l3.8-1.5" />
    </g>
  );
}

export const FACES: readonly [Face, ...Face[]] = [
  // long auburn hair
  {
    behind: '#f6d9a8', skin: '#f6cfae', shade: '#e3ae88', blush: '#e8866a', brows: '#7c3a1d', clothes: '#5f7f3a',
    back: <path d="M24 44c0-20 10-31 24-31s24 11 24 31c0 14 3 24 6 36H18c3-12 6-22 6-36z" fill="#9a4a24" />,
    front: <path d="M28 44c-1-18 7-28 20-28s21 10 20 28c-3-9-8-14-13-17-6 7-17 9-22 9-2 2-4 4-5 8z" fill="#b05a2c" />,
  },
  // short curls and a full beard
  {
    behind: '#cfe0d8', skin: '#8d5a3b', shade: '#6f432a', blush: '#b5553c', brows: '#1f1512', clothes: '#d9962f',
    front: (
      <>
        <path d="M27 40c-4-4-3-10 1-12 0-6 5-10 9-9 3-5 10-6 14-3 5-2 11 1 12 5 5 1 8 6 6 10 2 3 1 7-2 9-2-5-4-8-7-9-8 2-19 2-25 0-4 1-6 5-8 9z" fill="#241915" />
        <path d="M29.5 48c2 3 4 4 7 4 3-1.5 8-2 11.5-2s8.5.5 11.5 2c3 0 5-1 7-4-.5 13-8.5 22-18.5 22S30 61 29.5 48zm12 7.5c4 3 9 3 13 0-4-1.6-9-1.6-13 0z" fill="#241915" />
      </>
    ),
    smile: LAUGH,
  },
  // a black bob with a fringe, round glasses
  {
    behind: '#f3c6b8', skin: '#f3cda4', shade: '#dcab7b', blush: '#e58a70', brows: '#1d1718', clothes: '#345b61',
    back: <path d="M23 46c0-21 10-32 25-32s25 11 25 32v20c0 4-3 6-7 6H30c-4 0-7-2-7-6z" fill="#1d1718" />,
    front: (
      <>
        <path d="M28.5 46C26 27 34 16 48 16s22 11 19.5 30c-1-5-1.5-9-2-11.5-10 2.2-25 2.2-35 0-.5 2.5-1 6.5-2 11.5z" fill="#2b2224" />
        <Glasses colour="#a93822" />
      </>
    ),
  },
  // white hair, a moustache, the hat and jacket of a chef
  {
    behind: '#bcd3d6', skin: '#f2c6a6', shade: '#d9a37d', blush: '#e07f62', brows: '#cfc7bd', clothes: '#fffaf1',
    front: (
      <>
        <path d="M28.5 44c-1-5-1-9 1-13h5c-1 5-3 9-6 13zM67.5 44c1-5 1-9-1-13h-5c1 5 3 9 6 13z" fill="#e6ded3" />
        <path d="M30.5 31 28 18c-6-2-7-11 1-12 3-6 11-7 15-4 4-3 15-2 18 3 8-1 11 11 3 14l-1.5 12c-10-3-22-3-33 0z" fill="#fffaf1" />
        <path d="M30.5 31c11-3 23-3 33 0l.6-5c-11-3-23-3-34.5 0zM41 12l1 7M54 12l-1 7" fill="#eadcc7" stroke="#d8c6ab" strokeWidth="1.5" />
        <path d="M48 52c-4-2-10-1-13 4 5 1 9 1 13-1.5 4 2.5 8 2.5 13 1.5-3-5-9-6-13-4z" fill="#e6ded3" />
        <path d="M37 74l11 11 11-11M48 85v11" fill="none" stroke="#d8c6ab" strokeWidth="2" />
        <path d="M41 90h.1M55 90h.1" stroke="#47777c" strokeWidth="3.5" />
      </>
    ),
    smile: <path d="M43 58.5c3 2.5 7 2.5 10 0" fill="none" stroke="#7a2f20" strokeWidth="2.2" />,
  },
  // a long braid over the shoulder, earrings
  {
    behind: '#f2c14e', skin: '#b97a4e', shade: '#955c36', blush: '#c4593f', brows: '#1e1413', clothes: '#84506f',
    back: <path d="M25 44c0-20 9-30 23-30s23 10 23 30c0 8-1 14-2 18H27c-1-4-2-10-2-18z" fill="#1e1413" />,
    front: (
      <>
        <path d="M48 17c-13 0-21 10-19.5 29C31 36 38 27 48 21.5 58 27 65 36 67.5 46 69 27 61 17 48 17z" fill="#2b1d1a" />
        <path d="M66 56c7 3 8 9 4 13 5 3 5 9 1 12 4 3 3 9-2 11-5-2-6-8-3-11-4-3-4-9 0-12-4-3-5-9 0-13z" fill="#2b1d1a" />
        <path d="M65 93h9" stroke="#d24a2e" strokeWidth="3" />
        <path d="M29 54.5h.1M67 54.5h.1" stroke="#f2c14e" strokeWidth="4.5" />
      </>
    ),
    smile: LAUGH,
  },
  // wavy dark hair in a bun, a red headband, an apron
  {
    behind: '#d3dfb8', skin: '#e3ab7c', shade: '#c78a5b', blush: '#d9694c', brows: '#3d2417', clothes: '#fbe3c0',
    back: (
      <>
        <circle cx="48" cy="12" r="10.5" fill="#3d2417" />
        <path d="M25 46c-1-21 9-31 23-31s24 10 23 31c0 6-3 10-5 12H30c-2-2-5-6-5-12z" fill="#3d2417" />
      </>
    ),
    front: (
      <>
        <path d="M28.5 43C28 26 35 17 48 17s20 9 19.5 26c-2-6-4-9-7-11-9-3-16-3-25 0-3 2-5 5-7 11z" fill="#4c2d1c" />
        <path d="M30 33c2-5 5-9 8-11 7-2 13-2 20 0 3 2 6 6 8 11-11-6-25-6-36 0z" fill="#d24a2e" />
        <path d="M32 74.5 36 96h24l4-21.5-4-1.5-3 11H39l-3-11z" fill="#d24a2e" />
      </>
    ),
  },
  // bald, square glasses, a short grey beard
  {
    behind: '#ecd2b4', skin: '#d9a273', shade: '#b98052', blush: '#cf6a4c', brows: '#5a4a40', clothes: '#47777c',
    front: (
      <>
        <path d="M29 47c2 3 3 5 5 7 3-3 8-4.5 14-4.5S59 51 62 54c2-2 3-4 5-7 0 15-8.5 22.5-19 22.5S29 62 29 47zm13 8.5c3.5 3 8.5 3 12 0-3.5-1.6-8.5-1.6-12 0z" fill="#8f8278" />
        <path d="M37 25c3-3 7-4 11-4" fill="none" stroke="#f0c49c" strokeWidth="3.5" />
        <path d="M33 39h12v8.5H33zM51 39h12v8.5H51zM45 42h6M33 41l-4-1M63 41l4-1" fill="none" stroke="#2b2018" strokeWidth="2" />
        <path d="M38 73.5 48 84l10-10.5 5 2.5-9 13-6-5-6 5-9-13z" fill="#fffaf1" />
      </>
    ),
    smile: LAUGH,
  },
  // a plum headscarf
  {
    behind: '#cfe0d8', skin: '#9d6743', shade: '#7c4c2e', blush: '#bb5a41', brows: '#21150f', clothes: '#643a53',
    back: <path d="M22 44c0-20 11-31 26-31s26 11 26 31c0 14 4 24 8 34H14c4-10 8-20 8-34z" fill="#643a53" />,
    front: (
      <>
        <path
          d="M48 12c-16 0-25 12-25 32 0 16 6 30 25 30s25-14 25-30c0-20-9-32-25-32zm0 11c11 0 17 8 17 19 0 14-7 24-17 24s-17-10-17-24c0-11 6-19 17-19z"
          fill="#84506f"
          fillRule="evenodd"
        />
        <path d="M31 64c6 8 28 8 34 0 8 6 12 14 9 20-14 7-38 7-52 0-3-6 1-14 9-20z" fill="#84506f" />
        <path d="M30 74c10 7 26 7 38-2M28 82c12 4 26 4 36 0" fill="none" stroke="#643a53" strokeWidth="2" />
      </>
    ),
  },
];
