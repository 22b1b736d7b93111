import { Drawing, type DrawingProps } from './drawing.tsx';

/** Stands where a shopping list will be: a bag that has been to the market before. */
export function ShoppingBag(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 240" {...props}>
      <ellipse cx="140" cy="226" rx="104" ry="10" fill="var(--d-wall-2)" />
      {/* leek and loaf look out at the top */}
      <path d="M92 112C84 76 74 50 58 34c18 2 34 14 42 34 0-22 8-40 22-50 4 20 0 38-8 58l6 36z" fill="var(--d-leaf)" />
      <path d="M100 68c-2 16-2 30 0 44M114 76c-4 12-6 24-6 36" className="leaf-rib" fill="none" />
      <path d="M150 116l26-78c4-12 18-18 28-12 12 6 14 18 10 28l-24 62z" fill="var(--d-wood-3)" />
      <path d="M182 46l20 10M174 68l20 9M167 90l19 8" stroke="var(--d-wood)" strokeWidth="5" fill="none" />
      <path d="M62 104h156l10 106c1 10-6 16-15 16H67c-9 0-16-6-15-16z" fill="var(--d-china)" />
      <path d="M218 104l10 106c1 10-6 16-15 16h-38c14-34 20-76 18-122z" fill="var(--d-china-2)" opacity=".7" />
      {/* three stripes, as on a tea towel */}
      <path d="M59 140h162M57 152h166M54 184h172" stroke="var(--d-red)" strokeWidth="4" fill="none" />
      <path d="M104 104c0-44 72-44 72 0" transform="translate(0 14)" stroke="var(--d-red-2)" strokeWidth="8" fill="none" />
      <circle cx="104" cy="120" r="6" fill="var(--d-red-2)" />
      <circle cx="176" cy="120" r="6" fill="var(--d-red-2)" />
      {/* a tomato that did not go in */}
      <circle cx="242" cy="208" r="19" fill="var(--d-red)" />
      <path d="M236 196c-4-4-10-4-12 0M242 194v-8M246 196c4-4 10-3 12 1" stroke="var(--d-leaf-2)" strokeWidth="4" fill="none" />
      <path d="M232 204c2-4 5-6 9-6" stroke="var(--d-red-3)" strokeWidth="4" fill="none" />
    </Drawing>
  );
}
