/** The picture of a kept recipe: the cook's own photo where there is one, else the dish as it is drawn. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { DishPicture } from '../parts/dish/dish-picture.tsx';
import type { DeviceRecipe } from './device-cookbook.ts';

/** Without a network its code may be missing; the drawing serves. */
const PhotoPicture = lazy(() =>
  import('./photo-picture.tsx').then(({ PhotoPicture: photo }) => ({ default: photo }), () => ({ default: Instead })),
);
const Instead = ({ instead }: { instead: ReactNode }) => instead;

interface Props {
  recipe: Pick<DeviceRecipe, 'photo' | 'title' | 'origin' | 'markdown'>;
  className: string;
  /** True where the title stands right beside the picture, and saying it twice would be noise. */
  named?: boolean;
}

export function KeptPicture({ recipe: { photo, title, origin, markdown }, className, named = false }: Props) {
  const drawn = <DishPicture className={className} look={origin.fitted?.look} markdown={markdown} />;
  if (photo === null) return drawn;
  return (
    <Suspense fallback={<span className={`dish-picture ${className}`} />}>
      <PhotoPicture key={photo} photo={photo} alt={named ? '' : `Your photo of ${title}`} className={className} lazily={named} instead={drawn} />
    </Suspense>
  );
}
