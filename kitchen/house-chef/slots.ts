/** Places that most dishes have: what they are cooked in, seasoned with and finished with. */
import { ACID, CRUNCH, FAT, HERBS, SIDE, SPICES } from './groups.ts';
import { slot, type Slot } from './shape.ts';

/** Fat, spices, herbs, acid, bottled seasonings and a garnish: the end of every savoury dish's list. */
export const SAVOURY: readonly Slot[] = [
  slot('fat', FAT, 0, 1),
  slot('spices', SPICES, 0, 4),
  slot('herbs', HERBS, 0, 2),
  slot('acid', ACID, 0, 1),
  slot('seasoning', ['soy sauce', 'fish sauce', 'hot sauce', 'mustard', 'tomato paste', 'anchovy'], 0, 2),
  slot('finish', ['green onion', ...CRUNCH, 'pickled vegetable', 'crumbly cheese', 'hard cheese', 'melting cheese', 'avocado', '#yogurt', '#sour cream'], 0, 2),
];
/** The same for dishes in which cheese would be wrong (East Asian wok and noodle dishes). */
export const SAVOURY_NO_CHEESE: readonly Slot[] = SAVOURY.map((one) => (one.name === 'finish' ? { ...one, takes: ['green onion', ...CRUNCH, 'seaweed', '#kimchi', 'avocado'] } : one));
/** Wine or beer that loosens what sticks to the pan; see `deglaze`. */
export const WINE: Slot = slot('wine', ['#red wine', '#white wine', '#vermouth', '#beer', '#sherry', '#marsala', '#sake', '#cider'], 0, 1, 45);
/** Something starchy served beside. */
export const BESIDE: Slot = slot('side', SIDE, 0, 1);
/** Bread beside a soup or an egg dish. */
export const BREAD_BESIDE: Slot = slot('side', ['bread', 'flatbread'], 0, 1);
export const AROMATIC: Slot = slot('aromatics', ['bulb', 'garlic', 'ginger', 'chili', '#celery'], 0, 4);
/** The small end of a sweet dish's list. */
export const SWEET: readonly Slot[] = [
  slot('spices', ['#ground cinnamon', '#cinnamon stick', '#nutmeg', '#cardamom', '#ground ginger', '#allspice', '#cloves'], 0, 1),
  slot('vanilla', ['vanilla'], 0, 1),
  slot('finish', [...CRUNCH, 'chocolate', 'dried fruit', 'jam', '#coconut', '#yogurt', '#cream', '#mascarpone', '#ice cream'], 0, 2),
];
