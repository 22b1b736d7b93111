import { Drawing, type DrawingProps } from './drawing.tsx';
import { FACES } from './faces.tsx';

export interface PortraitProps extends DrawingProps {
  /** Which of the eight people, 0 to 7. */
  index: number;
}

/** One of eight people, drawn by the same hand: shoulders, face, hair, and what is their own. */
export function Portrait({ index, className, ...props }: PortraitProps) {
  const face = FACES[index % FACES.length] ?? FACES[0];
  return (
    <Drawing viewBox="0 0 96 96" {...props} className={className ? `drawing-round ${className}` : 'drawing-round'}>
      <path d="M0 0h96v96H0z" fill={face.behind} />
      {face.back}
      <path d="M8 96c2-17 18-24 40-24s38 7 40 24z" fill={face.clothes} />
      <path d="M40 60h16v13c0 9-16 9-16 0z" fill={face.shade} />
      <path d="M29 41c0-15 8-23 19-23s19 8 19 23c0 17-9 27-19 27s-19-10-19-27z" fill={face.skin} />
      <path d="M29 42a4.5 5 0 1 0 1.5 9.5zM67 42a4.5 5 0 1 1-1.5 9.5z" fill={face.skin} />
      <circle cx="40.5" cy="43" r="2.1" fill="#2b1d14" />
      <circle cx="55.5" cy="43" r="2.1" fill="#2b1d14" />
      <path d="M48 44v6.5c-1.5 0-2.5-.5-2.5-.5" fill="none" stroke={face.shade} strokeWidth="2" />
      <circle cx="36.5" cy="50" r="3" fill={face.blush} opacity=".55" />
      <circle cx="59.5" cy="50" r="3" fill={face.blush} opacity=".55" />
      {face.smile ?? <path d="M42 55.5c3.5 3.7 8.5 3.7 12 0" fill="none" stroke="#7a2f20" strokeWidth="2.2" />}
      <path d="M37 37.5c1.8-1.7 4.4-1.9 6.4-.8M52.6 36.7c2-1.1 4.6-.9 6.4.8" fill="none" stroke={face.brows} strokeWidth="2" />
      {face.front}
    </Drawing>
  );
}
