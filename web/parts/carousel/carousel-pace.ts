/** The carousel's figures (specification section 9), in the one place where they are written. */
export const CAROUSEL = {
  /** Milliseconds from the start of one move to the start of the next. */
  period: 3000,
  /** Milliseconds that one move takes. */
  move: 700,
  /** Slides seen at once, and on a phone. */
  shown: 2,
  shownOnPhone: 1,
  /** Slides that one move passes. */
  scroll: 1,
  /** From this width on two slides fit; carousel.css says the same. */
  wide: '(min-width: 44rem)',
  /** Pixels that a finger must travel sideways to mean "the next one". */
  swipe: 40,
} as const;
