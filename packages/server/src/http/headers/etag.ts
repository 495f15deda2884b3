import type { Versioned } from '../../domain/versioned.ts';

type Tagged = Pick<Versioned<unknown>, 'version' | 'state'>;

/** Returns the strong entity tag of a resource: its version, and {@link Versioned.state}, which can change without a write. */
export function entityTag({ version, state }: Tagged): string {
  return state === undefined ? `"${version}"` : `"${version}-${state}"`;
}

/** Returns true if `If-None-Match` has the current tag, with or without `W/`, or is `*`: the response is 304 (RFC 9110 §13.1.2). */
export function matchesIfNoneMatch(tags: string, current: string): boolean {
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return parseTags(tags).some((tag) => tag === '*' || opaque(tag) === opaque(current));
}

/**
 * Returns true if `If-Match` permits a write to this version (RFC 9110 §13.1.1). Ignores {@link Versioned.state}, so that only another
 * write prevents a write.
 */
export function matchesIfMatch(tags: string, version: number): boolean {
  return parseTags(tags).some((tag) => tag === '*' || /^"(\d+)(?:-\d+)?"$/.exec(tag)?.[1] === String(version));
}

function parseTags(tags: string): string[] {
  return tags.split(',').map((tag) => tag.trim());
}
