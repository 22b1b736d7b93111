/** At the end of cooking, while the dish is on the table: a photo for the recipe, where it is in the cookbook. A chunk of its own. */
import './photo-offer.css';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { onChange, onDevice } from '../../keeping/device-cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { KeptPicture } from '../../keeping/kept-picture.tsx';
import { photograph, whyNoPhoto } from '../../keeping/photograph.ts';
import type { Dish } from '../../keeping/stove.ts';

export function PhotoOffer({ dish: { id } }: { dish: Pick<Dish, 'id'> }) {
  const [recipe, setRecipe] = useState<DeviceRecipe | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let left = false;
    const look = () => {
      onDevice(id).then((found) => left || setRecipe(found?.gone === false ? found : null), () => undefined);
    };
    look();
    const stop = onChange(look);
    return () => {
      left = true;
      stop();
    };
  }, [id]);

  function chosen(field: HTMLInputElement) {
    const file = field.files?.[0];
    if (file === undefined || busy) return;
    setBusy(true);
    setSaid('Making your photo smaller…');
    photograph(id, file)
      .then(() => setSaid('Your photo is kept. Only you see it.'), (fault: unknown) => setSaid(whyNoPhoto(fault)))
      .finally(() => setBusy(false));
    field.value = '';
  }

  if (recipe === null) return null;
  return (
    <div className="photo-offer">
      {recipe.photo !== null && <KeptPicture className="photo-offered" recipe={recipe} />}
      <input ref={chooser} type="file" accept="image/*" hidden onChange={({ currentTarget }) => chosen(currentTarget)} />
      <button className="button-quiet" type="button" aria-disabled={busy} onClick={() => busy || chooser.current?.click()}>
        <Camera aria-hidden="true" />
        {recipe.photo === null ? 'Add a photo' : 'Change photo'}
      </button>
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}
