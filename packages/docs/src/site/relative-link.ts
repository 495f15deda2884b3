import { posix } from 'node:path';

/**
 * Returns a relative link between two paths of the site, so that the site works under any path and from the file system.
 * Keeps the anchor of the target.
 */
export function relativeLink(currentPath: string, target: string): string {
  const [path = '', anchor] = target.split('#', 2);
  const link = path === currentPath && anchor !== undefined ? '' : posix.relative(posix.dirname(currentPath), path);
  return anchor === undefined ? link : `${link}#${anchor}`;
}
