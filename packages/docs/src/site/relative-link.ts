import { posix } from 'node:path';

/**
 * The way from one page to another as a relative link, so that the site works under any path and from the file system.
 * Both are paths within the site; an anchor of the target is kept.
 */
export function relativeLink(here: string, target: string): string {
  const [path = '', anchor] = target.split('#', 2);
  const way = path === here && anchor !== undefined ? '' : posix.relative(posix.dirname(here), path);
  return anchor === undefined ? way : `${way}#${anchor}`;
}
