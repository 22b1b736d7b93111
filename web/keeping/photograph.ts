/** Puts a photo in the place of a kept recipe's drawing. */
import { changeKept } from './cookbook.ts';
import { putPhotos } from './device-photos.ts';
import { makePhoto, NoPicture } from './make-photo.ts';
import { newId } from './new-id.ts';

/** Makes the file a photo and the recipe name it. Resolves after both are kept; throws what `whyNoPhoto` puts into words. */
export async function photograph(recipe: string, file: Blob): Promise<void> {
  const made = { id: newId(), bytes: await makePhoto(file) };
  await putPhotos([made], true);
  await changeKept(recipe, { photo: made.id });
}

/** Why there is no photo, as a sentence for the cook. */
export const whyNoPhoto = (fault: unknown): string =>
  fault instanceof NoPicture ? fault.message : 'This browser could not keep the photo; it may have no room left. Nothing was changed.';
