import { readFile } from 'node:fs/promises';

/** Moved permalinks and their targets: `managed/old.html#anchor` → `managed/new.html#anchor`. */
export type Redirects = Readonly<Record<string, string>>;

/** Reads `redirects.json`. */
export async function readRedirects(): Promise<Redirects> {
  return JSON.parse(await readFile(new URL('../../redirects.json', import.meta.url), 'utf8')) as Redirects;
}

/** Returns the moved anchors of an existing page. */
export function movedFrom(redirects: Redirects, path: string): [anchor: string, target: string][] {
  return Object.entries(redirects).flatMap(([from, target]) => {
    const [page, anchor] = from.split('#', 2);
    return page === path && anchor !== undefined ? [[anchor, target] as [string, string]] : [];
  });
}
