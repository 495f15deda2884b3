import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiChanges, checkout, compareAll, git } from 'api-diff';

const deployments = ['open-source', 'managed'];

/** Returns the commit that set the current version, or `undefined` before the first release. */
export async function lastRelease(root: string): Promise<string | undefined> {
  const commits = (await git(root, 'log', '--format=%H', '-G"version":', '--', 'packages/schemas/package.json')).split(
    '\n',
  );
  const [last = '', ...earlier] = commits.filter(Boolean);
  // The commit that created the file set a version that was never released.
  return earlier.length > 0 ? last : undefined;
}

/** Returns the API changes since the last release. Empty before the first release. */
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

/** Formats the major and minor changes of an API for a changelog, breaking changes first. Returns `''` if there are none. */
export function apiChangesText({ changes }: ApiChanges): string {
  const listedBumps = ['major', 'minor'];
  const shown = changes
    .filter(({ bump }) => listedBumps.includes(bump))
    .toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
  if (shown.length === 0) return '';
  const lines = shown.map(({ breaking, message, operations }) => {
    const where = operations.length > 0 ? ` (${operations.join(', ')})` : '';
    return `- ${breaking ? '**Breaking:** ' : ''}${message}${where}`;
  });
  return `### API changes\n\n${lines.join('\n')}\n`;
}

/** Appends the changes of each API to the newest version in the changelog of its client. */
export async function writeApiChanges(root: string, changes: readonly ApiChanges[]): Promise<void> {
  for (const api of changes) {
    const file = join(root, 'packages', api.api, 'CHANGELOG.md');
    const text = apiChangesText(api);
    if (text !== '' && existsSync(file)) await writeFile(file, withSection(await readFile(file, 'utf8'), text));
  }
}

/** Inserts the section before the second version heading, or at the end. */
function withSection(changelog: string, section: string): string {
  const headings = [...changelog.matchAll(/^## /gm)];
  const end = headings[1]?.index ?? changelog.length;
  return `${changelog.slice(0, end).trimEnd()}\n\n${section}${end < changelog.length ? `\n${changelog.slice(end)}` : ''}`;
}
