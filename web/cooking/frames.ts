/** Gathers pieces of text and hands them over once a frame, however fast they arrive. */
export interface Frames {
  add(text: string): void;
  /** Hands over what is waiting, now. */
  flush(): void;
}

export function frames(give: (text: string) => void): Frames {
  let waiting = '';
  let frame: number | null = null;

  function flush() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    give(text);
  }

  return {
    add(text) {
      waiting += text;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        flush();
      });
    },
    flush,
  };
}
