import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether someone points at an element or has the focus inside it; a finger does not point, it taps and goes. */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const around = {
    onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  /** Whoever asks it to play means so, though the focus is still on the button that said it. */
  const letGo = () => setFocused(false);
  return [pointed || focused, { around, letGo }] as const;
}
