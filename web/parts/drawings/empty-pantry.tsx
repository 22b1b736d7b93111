import { Drawing, type DrawingProps } from './drawing.tsx';

/** Stands where the ingredients will be: an empty basket, and what might come into it. */
export function EmptyPantry(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 320 250" {...props}>
      <ellipse cx="160" cy="236" rx="122" ry="10" fill="var(--d-wall-2)" />
      <g fill="var(--d-wall)" stroke="var(--d-wood)" strokeWidth="3" strokeDasharray="5 7">
        <path d="M84 46c22-8 40 4 40 24 0 18-16 28-40 28S44 88 44 70c0-20 18-32 40-24z" />
        <path d="M84 46c-8-10-18-10-26-6M84 46c4-10 14-14 24-10" fill="none" />
        <path d="M162 16c16 0 26 24 26 42 0 17-11 27-26 27s-26-10-26-27c0-18 10-42 26-42z" />
        <path d="M268 40c8 8 6 18-2 24-20 16-40 28-58 32-6 1-8-4-6-8 8-18 24-38 44-52 7-5 15-3 22 4z" />
        <path d="M264 38c0-12 8-20 16-22M266 42c10-6 20-4 26 0" fill="none" />
      </g>
      <path d="M78 150c6-50 158-50 164 0" fill="none" stroke="var(--d-wood-2)" strokeWidth="9" />
      <ellipse cx="160" cy="152" rx="98" ry="17" fill="var(--d-wood-2)" />
      <ellipse cx="160" cy="156" rx="84" ry="11" fill="var(--d-ink)" opacity=".35" />
      <path d="M62 152c0 9 44 17 98 17s98-8 98-17l-14 68c-3 12-13 18-25 18H101c-12 0-22-6-25-18z" fill="var(--d-wood)" />
      <path d="M67 176c30 11 156 11 186 0M72 199c28 10 148 10 176 0M78 221c28 8 136 8 164 0" fill="none" stroke="var(--d-wood-3)" strokeWidth="5" />
      <path d="M106 166l6 70M160 169v68M214 166l-6 70" stroke="var(--d-wood-2)" strokeWidth="5" />
      {/* a ribbon on the handle */}
      <path d="M228 128c-14-16-26-8-22 2 2 8 12 8 22-2zm0 0c14-12 26-4 22 6-4 6-14 4-22-6z" fill="var(--d-red)" />
    </Drawing>
  );
}
