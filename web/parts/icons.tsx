/** The three marks of the first view, drawn here because the icon library's frame weighs more than they do. */
interface Props {
  className?: string;
}

function Mark({ d, className = '' }: Props & { d: string }) {
  return (
    <svg className={`mark ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

export const Cross = (props: Props) => <Mark d="M6 6l12 12M18 6L6 18" {...props} />;
export const Plus = (props: Props) => <Mark d="M12 5v14M5 12h14" {...props} />;
export const Minus = (props: Props) => <Mark d="M5 12h14" {...props} />;
