import { relativeLink } from '../site/relative-link.ts';
import type { Deployment } from '../spec/api.ts';
import type { TypePart } from '../spec/type-label.ts';

/** Where a reader is, and in which deployment. */
export interface Place {
  readonly here: string;
  readonly deployment: Deployment;
}

/** A type; the names of schemas lead to their pages. */
export function TypeName({ parts, place }: { parts: readonly TypePart[]; place: Place }) {
  return (
    <span class="type">
      {parts.map(({ text, schema }) =>
        schema === undefined ? (
          text
        ) : (
          <a href={relativeLink(place.here, `${place.deployment}/schemas/${schema}.html`)}>{text}</a>
        ),
      )}
    </span>
  );
}
