import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = new URL('../docs/', import.meta.url);

/** The page that says why there is the rule, as a path from the working directory: it opens from a terminal. */
export function page(rule: string): string {
  return relative(process.cwd(), fileURLToPath(new URL(`${rule}.md`, docs))).replaceAll('\\', '/');
}
