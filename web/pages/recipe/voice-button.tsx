/** Saying what is there instead of typing it, where the browser can listen. What it hears goes onto the list like typed words. */
import './voice-button.css';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** As much of the Web Speech API as is used here; TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Speech = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

const TROUBLES: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is not allowed here. Your browser’s settings can change that.',
  'no-speech': 'We heard nothing. Tap the microphone and try again.',
  aborted: '',
};
const TROUBLE = 'Your browser cannot listen right now. Typing works.';

interface Props {
  /** What was said, in the end. */
  heard(text: string): void;
  tell(sentence: string): void;
}

export function VoiceButton({ heard, tell }: Props) {
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start() {
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Speech;
    const Listener = SpeechRecognition ?? webkitSpeechRecognition;
    if (Listener === undefined) return;
    const recognition = new Listener();
    let outcome = '';
    recognition.lang = navigator.language;
    recognition.addEventListener('result', (event) => heard(Array.from((event as Heard).results, (result) => result[0]?.transcript ?? '').join(' ')));
    recognition.addEventListener('error', (event) => void (outcome = TROUBLES[(event as Event & { error: string }).error] ?? TROUBLE));
    recognition.addEventListener('end', () => {
      running.current = null;
      setListening(false);
      tell(outcome);
    });
    running.current = recognition;
    setListening(true);
    tell('Listening: say what you have.');
    recognition.start();
  }

  return (
    <button
      className="icon-button voice"
      type="button"
      aria-pressed={listening}
      aria-label="Say what you have"
      title="Your browser turns what you say into text; some send it to their maker for that."
      onClick={() => (listening ? running.current?.abort() : start())}
    >
      <Mic aria-hidden="true" />
    </button>
  );
}
