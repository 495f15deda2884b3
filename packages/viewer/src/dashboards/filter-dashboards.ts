import type { Dashboard } from '@observability-api/schemas';

type Named = Pick<Dashboard, 'name' | 'tags'>;

/**
 * Returns the dashboards that have the tag and match every word, sorted by name. A word must be in the name or in a tag. It also matches
 * a part of a longer word.
 */
export function filterDashboards<Item extends Named>(dashboards: readonly Item[], words: string, tag?: string): Item[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  return dashboards
    .filter(({ name, tags }) => {
      if (tag !== undefined && !tags.includes(tag)) return false;
      const text = [name, ...tags].join(' ').toLowerCase();
      return terms.every((term) => text.includes(term));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** Returns the tags of all dashboards in alphabetical order. */
export function tagsOf(dashboards: readonly Named[]): string[] {
  return [...new Set(dashboards.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Parses tags that are separated by commas. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return tags.filter((tag) => tag !== '');
}
