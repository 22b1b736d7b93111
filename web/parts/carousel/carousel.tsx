/** An endless row of slides that moves by itself until someone looks closer, points at it, or asks it to rest. */
import './carousel.css';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { CAROUSEL } from './carousel-pace.ts';
import { canMove, current, isShown, lapOf } from './track.ts';
import { useAttention } from './use-attention.ts';
import { useHiddenTab } from './use-hidden-tab.ts';
import { useMedia } from './use-media.ts';
import { useSwipe } from './use-swipe.ts';
import { useTrack } from './use-track.ts';

interface CarouselProps {
  /** What the slides are, for a screen reader. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
}

export function Carousel({ label, slides }: CarouselProps) {
  const shown = useMedia(CAROUSEL.wide, true) ? CAROUSEL.shown : CAROUSEL.shownOnPhone;
  const still = useMedia('(prefers-reduced-motion: reduce)', false);
  const hidden = useHiddenTab();
  const [wanted, setWanted] = useState(true);
  const [held, attention] = useAttention();
  const [track, move] = useTrack(slides.length, shown, still);
  const row = useRef<HTMLDivElement>(null);

  const step = (by: number) => move({ type: 'step', by });
  const swipe = useSwipe(step);
  const movable = canMove(track);
  const playing = wanted && !still && movable;

  useEffect(() => {
    if (!playing || held || hidden) return;
    const timer = setInterval(() => move({ type: 'step', by: CAROUSEL.scroll }), CAROUSEL.period);
    return () => clearInterval(timer);
  }, [playing, held, hidden, move]);

  useLayoutEffect(() => {
    // The browser must take note of the row at rest, or the next move would start from where this one ended.
    if (!track.moving) row.current?.getBoundingClientRect();
  }, [track.moving]);

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} {...attention.around}>
      {movable && (
        <div className="carousel-controls">
          <button
            type="button"
            className="carousel-button carousel-pause"
            aria-label={wanted ? 'Pause the slides' : 'Play the slides'}
            onClick={() => {
              setWanted(!wanted);
              if (!wanted) attention.letGo();
            }}
          >
            {wanted ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
          <button type="button" className="carousel-button" aria-label="Previous slide" onClick={() => step(-CAROUSEL.scroll)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" className="carousel-button" aria-label="Next slide" onClick={() => step(CAROUSEL.scroll)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
      <div className="carousel-window" aria-live={playing && !held ? 'off' : 'polite'} {...swipe}>
        <div ref={row} className="carousel-row" style={rowStyle(track.at, track.moving && !still)}>
          {slides.map(({ key, content }, slide) => (
            <div
              key={key}
              className="carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${slides.length}`}
              inert={!isShown(track, slide)}
              style={slideStyle(lapOf(track, slide) * slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {movable && (
        <div className="carousel-dots" role="group" aria-label="Choose a slide">
          {slides.map(({ key }, slide) => (
            <button
              key={key}
              type="button"
              className="carousel-dot"
              aria-label={`Slide ${slide + 1}`}
              aria-current={slide === current(track) ? 'true' : undefined}
              onClick={() => move({ type: 'go', to: slide })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * At rest at the first slide nothing is styled, so that the prerendered page carries no style attribute; carousel.css
 * turns places into distances, so that a resize needs no measuring.
 */
function rowStyle(at: number, moving: boolean): CSSProperties | undefined {
  if (at === 0 && !moving) return undefined;
  return { '--at': at, ...(moving && { transition: `transform ${CAROUSEL.move}ms ease` }) } as CSSProperties;
}

function slideStyle(places: number): CSSProperties | undefined {
  return places === 0 ? undefined : ({ '--carried': places } as CSSProperties);
}
