import { relativeLink } from '../site/relative-link.ts';
import type { Deployment } from '../spec/api.ts';
import type { TypePart } from '../spec/type-label.ts';

/** The current page and deployment, to create relative links. */
export interface Place {
  readonly currentPath: string;
  readonly deployment: Deployment;
}

/** A type with links to the pages of its schemas. */
export function TypeName({ parts, place }: { parts: readonly TypePart[]; place: Place }) {
  return (
    <span class="type">
      {parts.map(({ text, schema }) =>
        schema === undefined ? (
          text
        ) : (
          <a href={relativeLink(place.currentPath, `${place.deployment}/schemas/${schema}.html`)}>{text}</a>
        ),
      )}
    </span>
  );
}
