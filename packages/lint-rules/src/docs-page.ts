import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = new URL('../docs/', import.meta.url);

/** Returns the documentation page of a rule, as a path relative to the working directory. */
export function docsPage(rule: string): string {
  return relative(process.cwd(), fileURLToPath(new URL(`${rule}.md`, docs))).replaceAll('\\', '/');
}
