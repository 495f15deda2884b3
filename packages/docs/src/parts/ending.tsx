import { relativeLink } from '../site/relative-link.ts';
import type { Ending } from '../spec/ending.ts';
import type { Place } from './type-name.tsx';

/** That something is deprecated, until when, and what to use instead. */
export function EndingBadge({ ending: { text, replacement }, place }: { ending: Ending; place: Place }) {
  return (
    <>
      <span class="badge deprecated">{text}</span>
      {replacement && (
        <span class="muted">
          use <a href={relativeLink(place.here, `${place.deployment}/${replacement.url}`)}>{replacement.summary}</a>{' '}
          instead
        </span>
      )}
    </>
  );
}
