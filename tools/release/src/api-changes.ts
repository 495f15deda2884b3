import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiChanges, checkout, compareAll, git } from 'api-diff';

const deployments = ['open-source', 'managed'];

/** The commit that wrote the current version, or `undefined` before the first release. */
export async function lastRelease(root: string): Promise<string | undefined> {
  const commits = (await git(root, 'log', '--format=%H', '-G"version":', '--', 'packages/schemas/package.json')).split(
    '\n',
  );
  const [last = '', ...earlier] = commits.filter(Boolean);
  // The commit that made the file wrote a version that nobody released.
  return earlier.length > 0 ? last : undefined;
}

/** What changed in the APIs since the last release; nothing before the first, which has no API to compare with. */
export async function changesSinceRelease(root: string): Promise<readonly ApiChanges[]> {
  const commit = await lastRelease(root);
  if (!commit) return [];
  const before = await checkout(root, commit, 'specs');
  try {
    const today = new Date().toISOString().slice(0, 10);
    const [changes = []] = await compareAll([{ base: before.root, revision: root, today }], deployments);
    return changes;
  } finally {
    await before.remove();
  }
}

/** The changes of an API as part of a changelog, breaking ones first, or `''` when there is none that a reader needs. */
export function apiChangesText({ changes }: ApiChanges): string {
  const order = ['major', 'minor'];
  const told = changes
    .filter(({ bump }) => order.includes(bump))
    .toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
  if (told.length === 0) return '';
  const lines = told.map(({ breaking, message, operations }) => {
    const where = operations.length > 0 ? ` (${operations.join(', ')})` : '';
    return `- ${breaking ? '**Breaking:** ' : ''}${message}${where}`;
  });
  return `### API changes\n\n${lines.join('\n')}\n`;
}

/** Puts the changes of each API at the end of the newest version in the changelog of its client. */
export async function writeApiChanges(root: string, changes: readonly ApiChanges[]): Promise<void> {
  for (const api of changes) {
    const file = join(root, 'packages', api.api, 'CHANGELOG.md');
    const text = apiChangesText(api);
    if (text !== '' && existsSync(file)) await writeFile(file, withSection(await readFile(file, 'utf8'), text));
  }
}

/** Before the second heading of a version, or at the end. */
function withSection(changelog: string, section: string): string {
  const headings = [...changelog.matchAll(/^## /gm)];
  const end = headings[1]?.index ?? changelog.length;
  return `${changelog.slice(0, end).trimEnd()}\n\n${section}${end < changelog.length ? `\n${changelog.slice(end)}` : ''}`;
}
