/** A triangle where it is dangerous, a ring where something merely stays out: colour is not all that tells them apart. */
export function Sign({ danger }: { danger: boolean }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={danger ? 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.2' : 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.6v.2'} />
    </svg>
  );
}
