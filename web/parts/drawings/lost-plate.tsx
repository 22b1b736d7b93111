import { Drawing, type DrawingProps } from './drawing.tsx';

/** For a page that is not there: a plate with nothing but one puzzled strand of spaghetti. */
export function LostPlate(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 360 240" {...props}>
      <rect x="4" y="8" width="352" height="228" rx="26" fill="var(--d-wall)" />
      <path d="M7 34h346M7 46h346M7 198h346M7 210h346" stroke="var(--d-red-3)" strokeWidth="4" opacity=".5" />
      <ellipse cx="180" cy="130" rx="109" ry="105" fill="var(--d-wall-2)" />
      <circle cx="180" cy="120" r="106" fill="var(--d-china)" />
      <circle cx="180" cy="120" r="78" fill="var(--d-china-2)" />
      <circle cx="180" cy="120" r="70" fill="var(--d-china)" />
      <path d="M152 98c0-20 12-32 29-32s29 12 29 28c0 22-29 24-29 48" fill="none" stroke="var(--d-butter-2)" strokeWidth="9" />
      <path d="M152 98c0-20 12-32 29-32s29 12 29 28c0 22-29 24-29 48" fill="none" stroke="var(--d-butter)" strokeWidth="5" />
      <circle cx="181" cy="164" r="9" fill="var(--d-red)" />
      <path d="M183 155c2-6 8-8 12-6-2 5-6 8-12 6z" fill="var(--d-leaf-2)" />
      <path d="M42 60v44M54 60v44M30 60v44" stroke="var(--d-teal)" strokeWidth="6" />
      <path d="M27 100h30c0 16-6 22-10 24v72a5 5 0 0 1-10 0v-72c-4-2-10-8-10-24z" fill="var(--d-teal)" />
      <path d="M316 196a5 5 0 0 1-10 0V64c0-6 4-8 8-6 12 8 18 40 14 66-2 6-8 8-12 8z" fill="var(--d-teal)" />
      <path d="M214 178l3-3M140 158l-3 3M228 108l4 1M128 118l-3-2" stroke="var(--d-wood)" strokeWidth="4" />
    </Drawing>
  );
}
