import { useState } from 'react';
import { changeKept } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { photograph, whyNoPhoto } from '../../keeping/photograph.ts';
import { toast } from '../../parts/toast/toast.ts';

/** Adds, changes and removes the photo of a kept recipe, each with a way back; what became of it is told as a toast. */
export function usePhoto({ id, photo }: Pick<DeviceRecipe, 'id' | 'photo'>) {
  const [busy, setBusy] = useState(false);
  const back = () => void changeKept(id, { photo }).then(() => toast({ said: 'It is as it was.' }), () => undefined);

  return {
    busy,
    remove(): void {
      changeKept(id, { photo: null }).then(
        () => toast({ said: 'Your photo is removed.', undo: back }),
        () => toast({ said: 'This browser could not keep the change. Nothing was lost; try again.' }),
      );
    },
    take(file: File): void {
      setBusy(true);
      toast({ said: 'Making your photo smaller…', lasting: true });
      photograph(id, file)
        .then(
          () => toast({ said: photo === null ? 'Your photo is kept. Only you see it.' : 'The new photo is kept.', undo: back }),
          (fault: unknown) => toast({ said: whyNoPhoto(fault), lasting: true }),
        )
        .finally(() => setBusy(false));
    },
  };
}
