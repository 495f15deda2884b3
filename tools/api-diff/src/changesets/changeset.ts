import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import type { Bump } from '../bump.ts';
import { ComparisonError } from '../change.ts';

/** A changeset: the packages that it bumps and its text. */
export interface Changeset {
  readonly file: string;
  readonly releases: Readonly<Record<string, Bump>>;
  readonly summary: string;
}

/** Files in `.changeset` that are not changesets. */
const ignored = /^(?:\..*|(?:README|AGENTS|CLAUDE|GEMINI)\.md)$/i;

/**
 * Returns the changesets of `revision` that are missing from `base` or differ there. Throws {@link ComparisonError} for an invalid
 * file.
 */
export async function newChangesets(base: string, revision: string): Promise<readonly Changeset[]> {
  const before = await readTexts(base);
  const after = await readTexts(revision);
  return [...after]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file, text]) => parseChangeset(file, text));
}

/** Returns the file names of the changesets in a checkout, sorted. */
export async function changesetNames(root: string): Promise<readonly string[]> {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith('.md') && !ignored.test(name)).sort();
}

async function readTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const read = async (name: string) => [name, await readFile(join(root, '.changeset', name), 'utf8')] as const;
  return new Map(await Promise.all((await changesetNames(root)).map(read)));
}

function parseChangeset(file: string, text: string): Changeset {
  try {
    const { releases, summary } = parseChangesetFile(text);
    return {
      file: `.changeset/${file}`,
      releases: Object.fromEntries(releases.map(({ name, type }) => [name, type])),
      summary,
    };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ComparisonError(`Expected a valid changeset in .changeset/${file}: ${reason}`);
  }
}
