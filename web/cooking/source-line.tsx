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
