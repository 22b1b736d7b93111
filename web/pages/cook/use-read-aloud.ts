import { useEffect, useState } from 'react';
import { sentencesIn } from './sentences.ts';

export interface ReadAloud {
  on: boolean;
  toggle(): void;
}

/** Reads a text with the browser's voice while it is switched on, anew whenever the text changes. Null where there is no voice. */
export function useReadAloud(text: string): ReadAloud | null {
  const [on, setOn] = useState(false);

  useEffect(() => {
    if (!on) return;
    speechSynthesis.cancel();
    // One sentence at a time: some voices fall silent in the middle of a long text.
    for (const { start, end } of sentencesIn(text)) {
      const words = new SpeechSynthesisUtterance(text.slice(start, end));
      words.lang = 'en';
      speechSynthesis.speak(words);
    }
    return () => speechSynthesis.cancel();
  }, [on, text]);

  return 'speechSynthesis' in window ? { on, toggle: () => setOn(!on) } : null;
}
