import { Drawing, type DrawingProps } from './drawing.tsx';

/** The mark of Recipe Chef: a tomato under a chef's hat. It must hold at 24 pixels, as favicon.svg does. */
export function ChefIcon(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 48" {...props}>
      <path d="M24 18.5c12.5 0 21 5 21 14.5 0 8.5-8.5 14-21 14S3 41.5 3 33c0-9.5 8.5-14.5 21-14.5z" fill="var(--d-red)" />
      <path d="M7.5 31c.8-3 2.8-5 5.5-6" fill="none" stroke="var(--d-red-3)" strokeWidth="2.6" />
      <path
        d="M14 24.5 12.6 15.5C9.2 15 7.2 12.8 7.2 10c0-3.4 2.9-5.7 6.4-5.4C15.6 2.4 19.6 1.2 24 1.2s8.4 1.2 10.4 3.4c3.5-.3 6.4 2 6.4 5.4 0 2.8-2 5-5.4 5.5L34 24.5c-6 1.6-14 1.6-20 0z"
        fill="var(--d-china)"
        stroke="var(--d-ink)"
        strokeWidth="2.2"
       
      />
      <path d="M13.5 20.2c6.5 1.6 14.5 1.6 21 0M20 10.8l.6 4.2M28 10.8l-.6 4.2" fill="none" stroke="var(--d-ink)" strokeWidth="1.8" />
      <circle cx="16.5" cy="33" r="2.4" fill="var(--d-ink)" />
      <circle cx="31.5" cy="33" r="2.4" fill="var(--d-ink)" />
      <path d="M19.5 38.5c2.7 2.5 6.3 2.5 9 0" fill="none" stroke="var(--d-ink)" strokeWidth="2.3" />
    </Drawing>
  );
}
