import { Drawing, type DrawingProps } from './drawing.tsx';

/** Beside the review form: a card half written, a pencil, and a cup of coffee to think over. */
export function ThankYouCard(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 400 280" {...props}>
      <rect x="4" y="20" width="392" height="252" rx="40" fill="var(--d-wall)" />
      <g transform="rotate(-6 170 160)">
        <rect x="44" y="70" width="236" height="164" rx="12" fill="var(--d-wall-2)" />
        <rect x="44" y="62" width="236" height="164" rx="12" fill="var(--d-china)" />
        <path d="M44 98h236" stroke="var(--d-red-3)" strokeWidth="3" />
        <path d="M66 128h150M66 150h176M66 172h118" stroke="var(--d-china-2)" strokeWidth="7" />
        <path d="m74 72 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zm28 0 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zm28 0 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="var(--d-butter)" />
        <path d="M246 202c-14-9-20-17-16-24 4-6 12-5 16 2 4-7 12-8 16-2 4 7-2 15-16 24z" fill="var(--d-red)" />
      </g>
      <g transform="rotate(-38 214 168)">
        <path d="M212 158h112v20H212z" fill="var(--d-butter)" />
        <path d="M212 165h112v6H212z" fill="var(--d-butter-2)" />
        <path d="m190 168 24-10v20z" fill="var(--d-wood-3)" />
        <path d="m190 168 9-4v8z" fill="var(--d-ink)" />
        <path d="M318 158h14v20h-14z" fill="var(--d-china-2)" />
        <path d="M330 158h8c8 0 8 20 0 20h-8z" fill="var(--d-red-3)" />
      </g>
      <circle cx="334" cy="212" r="48" fill="var(--d-wall-2)" />
      <circle cx="334" cy="207" r="47" fill="var(--d-china)" />
      <path d="m358 182 20-18" stroke="var(--d-teal)" strokeWidth="13" />
      <circle cx="334" cy="206" r="34" fill="var(--d-teal)" />
      <circle cx="334" cy="206" r="26" fill="var(--d-wood-2)" />
      <path d="M320 200c4-9 16-12 24-6" fill="none" stroke="var(--d-wood-3)" strokeWidth="5" />
      <path d="M70 34c16-20 38-20 50-10-14 14-34 18-50 10zm0 0c-20-4-36 4-42 18 18 4 34-4 42-18z" fill="var(--d-leaf)" />
    </Drawing>
  );
}
