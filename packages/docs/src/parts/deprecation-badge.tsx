import { relativeLink } from '../site/relative-link.ts';
import type { Deprecation } from '../spec/deprecation.ts';
import type { Place } from './type-name.tsx';

/** The deprecation badge with the sunset date and the replacement. */
export function DeprecationBadge({
  deprecation: { text, replacement },
  place,
}: {
  deprecation: Deprecation;
  place: Place;
}) {
  return (
    <>
      <span class="badge deprecated">{text}</span>
      {replacement && (
        <span class="muted">
          use{' '}
          <a href={relativeLink(place.currentPath, `${place.deployment}/${replacement.url}`)}>{replacement.summary}</a>{' '}
          instead
        </span>
      )}
    </>
  );
}
