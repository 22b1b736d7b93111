/** One statement of the specification about the hub library, and how it stands today. */
export interface Row {
  /** The words of statements.md, exactly. */
  says: string;
  verdict: 'holds' | 'today' | 'gone';
  /** How it is said or done today, where that differs. */
  today?: string;
  /** The release in which it last held. */
  lastHeld?: string;
  /** Shows it on the releases that we use; throws where it is not so. */
  shown: () => void | Promise<void>;
}
