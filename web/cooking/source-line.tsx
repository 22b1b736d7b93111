import type { Origin } from '../../kitchen/recipe/origin.ts';
import { sourceParts } from '../../kitchen/recipe/source.ts';

/** Where a recipe is from, each address in it as a link. The server writes the same into a shared page. */
export function SourceLine({ source }: { source: string }) {
  if (source === '') return null;
  return (
    <p className="source-line">
      {sourceParts(`Source: ${source}`).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <a key={index} href={href} rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        ),
      )}
    </p>
  );
}

/** Who wrote a recipe, as its by-line says it to the cook who has it. */
export function byLineOf({ by, name }: Origin): string {
  switch (by) {
    case 'house': return 'Cooked by the house chef';
    case 'model': return `Cooked by ${name === '' ? 'a language model' : name}`;
    case 'own': return 'Your own recipe';
    case 'imported': return name === '' ? 'Brought in by you' : `Brought in from ${name}`;
  }
}
