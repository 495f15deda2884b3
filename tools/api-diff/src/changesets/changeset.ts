import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import type { Bump } from '../bump.ts';
import { Fault } from '../fault.ts';

/** One changeset: which packages it bumps, and its text. */
export interface Changeset {
  readonly file: string;
  readonly releases: Readonly<Record<string, Bump>>;
  readonly summary: string;
}

/** What `changeset` leaves aside as well. */
const aside = /^(README|AGENTS|CLAUDE|GEMINI)\.md$/i;

/** The changesets of a checkout that another one does not have, or has otherwise. One that cannot be read is a {@link Fault}. */
export async function newChangesets(base: string, revision: string): Promise<readonly Changeset[]> {
  const before = await textsOf(base);
  const now = await textsOf(revision);
  return [...now].filter(([file, text]) => before.get(file) !== text).map(([file, text]) => read(file, text));
}

/** The names of the changesets of a checkout, in order. */
export async function changesetNames(root: string): Promise<readonly string[]> {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith('.md') && !aside.test(name)).sort();
}

async function textsOf(root: string): Promise<ReadonlyMap<string, string>> {
  const read = async (name: string) => [name, await readFile(join(root, '.changeset', name), 'utf8')] as const;
  return new Map(await Promise.all((await changesetNames(root)).map(read)));
}

function read(file: string, text: string): Changeset {
  try {
    const { releases, summary } = parseChangesetFile(text);
    return { file: `.changeset/${file}`, releases: Object.fromEntries(releases.map((r) => [r.name, r.type])), summary };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Fault(`.changeset/${file} cannot be read: ${reason}`);
  }
}
