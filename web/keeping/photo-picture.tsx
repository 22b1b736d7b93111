/** A cook's own photo where the drawn dish would stand. A chunk of its own: nobody needs it before the first photo. */
import './photo-picture.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSend } from '../send-context.ts';
import { findPhoto } from './sync-photos.ts';

interface Props {
  photo: string;
  /** What it is, for who cannot see it; empty where the words beside it say so. */
  alt: string;
  className: string;
  /** Fetched once it comes near the screen: a cookbook may have hundreds. */
  lazily: boolean;
  /** What stands there where the photo cannot be had. */
  instead: ReactNode;
}

export function PhotoPicture({ photo, alt, className, lazily, instead }: Props) {
  const send = useSend();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place, lazily);
  /** The address of its bytes; null while they are fetched, and empty where nobody has them. */
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!seen) return undefined;
    let [made, left] = ['', false];
    void findPhoto(send, photo).then((bytes) => {
      if (left) return undefined;
      if (bytes !== null) made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      return setAddress(made);
    });
    return () => {
      left = true;
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [send, photo, seen]);

  if (address === '') return instead;
  return (
    <span className={`dish-picture photo-picture ${className}`} ref={place}>
      {address !== null && <img src={address} alt={alt} decoding="async" onError={() => setAddress('')} />}
    </span>
  );
}

/** True once the place has come near the screen, or at once where nobody asks that. */
function useSeen(place: { readonly current: Element | null }, asked: boolean): boolean {
  const [seen, setSeen] = useState(!asked || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || place.current === null) return undefined;
    const near = (entries: readonly IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true);
    const watch = new IntersectionObserver(near, { rootMargin: '300px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [seen, place]);
  return seen;
}
