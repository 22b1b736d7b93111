import { useState } from 'react';
import { changeKept } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { putPhotos } from '../../keeping/device-photos.ts';
import { makePhoto, NoPicture } from '../../keeping/make-photo.ts';
import { newId } from '../../keeping/new-id.ts';
import { toast } from '../../parts/toast/toast.ts';

const NOT_KEPT = 'This browser could not keep the photo; it may have no room left. Nothing was changed.';

/** Adds, changes and removes the photo of a kept recipe, each with a way back; what became of it is told as a toast. */
export function usePhoto({ id, photo }: Pick<DeviceRecipe, 'id' | 'photo'>) {
  const [busy, setBusy] = useState(false);

  function set(to: string | null, said: string): Promise<void> {
    return changeKept(id, { photo: to }).then(() => toast({ said, undo: () => void changeKept(id, { photo }).then(() => toast({ said: 'It is as it was.' }), () => undefined) }));
  }
  async function attempt(file: File): Promise<void> {
    const made = { id: newId(), bytes: await makePhoto(file) };
    await putPhotos([made], true);
    await set(made.id, photo === null ? 'Your photo is kept. Only you see it; a shared link shows the drawing.' : 'The new photo is kept.');
  }
  return {
    busy,
    remove: () => void set(null, 'Your photo is removed.').catch(() => toast({ said: 'This browser could not keep the change. Nothing was lost; try again.' })),
    take(file: File): void {
      setBusy(true);
      toast({ said: 'Making your photo smaller…', lasting: true });
      attempt(file)
        .catch((error: unknown) => toast({ said: error instanceof NoPicture ? error.message : NOT_KEPT, lasting: true }))
        .finally(() => setBusy(false));
    },
  };
}
