import type { Versioned } from '../../domain/versioned.ts';

type Tagged = Pick<Versioned<unknown>, 'version' | 'state'>;

/** The strong entity tag of a resource: its version, and what else of it changes without a write. */
export function entityTag({ version, state }: Tagged): string {
  return state === undefined ? `"${version}"` : `"${version}-${state}"`;
}

/** Whether a list of entity tags lets a reader off that has one of them (`If-None-Match`, RFC 9110 §13.1.2). */
export function matchesIfNoneMatch(tags: string, resource: Tagged): boolean {
  const wanted = entityTag(resource);
  return listed(tags).some((tag) => tag === '*' || tag === wanted || tag === `W/${wanted}`);
}

/**
 * Whether a list of entity tags permits a write on this version (`If-Match`, RFC 9110 §13.1.1). Only writes count: the
 * tag of a resource that was merely used since it was read still does.
 */
export function matchesIfMatch(tags: string, version: number): boolean {
  return listed(tags).some((tag) => tag === '*' || /^"(\d+)(?:-\d+)?"$/.exec(tag)?.[1] === String(version));
}

function listed(tags: string): string[] {
  return tags.split(',').map((tag) => tag.trim());
}
