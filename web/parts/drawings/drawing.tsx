import './drawing.css';
import type { ReactNode } from 'react';

/** What every drawing may be given; without a title it is decoration and hidden from screen readers. */
export interface DrawingProps {
  className?: string | undefined;
  title?: string | undefined;
}

interface FrameProps extends DrawingProps {
  viewBox: string;
  children: ReactNode;
  /** A scene may be cropped to fill its box; an icon never is. */
  fill?: boolean;
}

/** The frame all drawings share: the palette, the crop, and what a screen reader is told. */
export function Drawing({ viewBox, className, title, fill = false, children }: FrameProps) {
  return (
    <svg
      className={className ? `drawing ${className}` : 'drawing'}
      viewBox={viewBox}
      preserveAspectRatio={fill ? 'xMidYMid slice' : 'xMidYMid meet'}
      xmlns="http://www.w3.org/2000/svg"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
