/** What stands in a text's front matter beside the recipe itself: tags, stars, where it is from; what no field of ours holds becomes a note. */
import { FACT_FIELD } from '../reading/front-matter.ts';
import { type Imported, momentIn, ratingOf, sourceOf, told } from './imported.ts';

const TAGS = /^(?:tags?|keywords?|categor(?:y|ies)|courses?|cuisines?|collections?|labels?|diets?|meals?|meal types?|dish types?)$/;
const SOURCE = /^(?:author|source|source\.(?:name|author|url)|source url|source author|url|link|original|website|publisher|adapted from|book)$/;
const PHOTO = /^(?:images?|photos?|pictures?|thumbnails?|covers?|hero|featured image|cover image|banner)(?:\.\w+)?$/;
/** For the program that made the file, and for nobody who cooks. */
const TECHNICAL = /^(?:layout|slug|permalink|draft|id|uuid|guid|aliases|cssclass(?:es)?|publish(?:ed)?|locale|lang(?:uage)?|modified|updated|lastmod|weight|toc|template|type|status|kind)$/;
const KEPT = /^(?:created|date|date (?:added|created)|added)$/;
const spoken = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('.', ', ');

/** "★★★★☆", "4/5", "4 stars". */
const starsIn = (text: string): number | null => ratingOf(/^[★⭐]/u.test(text) ? String([...text].filter((sign) => sign === '★' || sign === '⭐').length) : (/^\d(?:[.,]\d+)?/.exec(text)?.[0] ?? ''), /\/\s*10\b/.test(text) ? 10 : 5);

export type BesideText = Pick<Imported, 'tags' | 'rating' | 'source' | 'favourite' | 'keptAt'> & { notes: string[]; remarks: string[]; photos: number; videos: number };

/** @param fields the front matter's values by name (reading/front-matter.ts) */
export function besideText(fields: ReadonlyMap<string, readonly string[]>): BesideText {
  const all = (name: RegExp): string[] => [...fields].flatMap(([key, values]) => (name.test(key) ? [...values] : []));
  const one = (name: RegExp): string => all(name)[0] ?? '';
  const known = [TAGS, SOURCE, PHOTO, TECHNICAL, KEPT, FACT_FIELD, /^(?:title|name|rating|stars|score|notes?|favou?rite|videos?)$/];
  const others = [...fields].filter(([key]) => known.every((name) => !name.test(key)));
  return {
    // One value holds several; in a list each stands for itself.
    tags: [...fields].flatMap(([key, values]) => (!TAGS.test(key) ? [] : values.length > 1 ? [...values] : (values[0] ?? '').split(/[,;]|\s(?=#)/))).map((tag) => tag.trim().replace(/^#+/, '')),
    rating: starsIn(one(/^(?:rating|stars|score)$/)),
    source: sourceOf(...all(/^(?:author|source\.(?:name|author)|source author|publisher|book)$/), ...all(SOURCE)),
    favourite: /^(?:true|yes)$/i.test(one(/^favou?rite$/)),
    keptAt: momentIn(one(KEPT)),
    notes: all(/^notes?$/),
    remarks: others.flatMap(([key, values]) => told(spoken(key), values)),
    photos: all(PHOTO).length,
    videos: all(/^videos?$/).length,
  };
}
