import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiChanges, compareAll } from '../src/compare.ts';

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const table = await readFile(new URL('mutations.tsv', import.meta.url), 'utf8');

const mutations = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', file = '', find = '', replace = '', expected = '', operations = ''] = row.split('\t');
    return { name, file, find: unescapeLineBreaks(find), replace: unescapeLineBreaks(replace), expected, operations };
  });
type Mutation = (typeof mutations)[number];

function unescapeLineBreaks(cell: string): string {
  return cell.replaceAll('\\n', '\n');
}

/** Replaces text in one file, or renames a file and all references to it. */
async function mutate(specs: string, { file, find, replace }: Mutation): Promise<void> {
  if (file === 'rename') {
    await rename(join(specs, find), join(specs, replace));
    for (const name of await readdir(specs, { recursive: true })) {
      if (name.endsWith('.yaml')) {
        await edit(join(specs, name), (text) => text.replaceAll(basename(find), basename(replace)));
      }
    }
    return;
  }
  await edit(join(specs, file), (text) => {
    if (!text.includes(find)) throw new Error(`Expected ${file} to contain ${find}.`);
    return text.replace(find, () => replace);
  });
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

describe('the comparison of specs', () => {
  let folder: string;
  let results: ReadonlyMap<string, ApiChanges>;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'observability-mutations-')));
    const comparisons = await Promise.all(
      mutations.map(async (mutation, index) => {
        const revision = join(folder, `${index}`);
        await cp(fixture, revision, { recursive: true });
        await mutate(join(revision, 'specs'), mutation);
        return { base: fixture, revision, today: '2026-11-01' };
      }),
    );
    const all = await compareAll(comparisons, ['managed']);
    results = new Map(mutations.flatMap(({ name }, index) => all[index]?.map((api) => [name, api] as const) ?? []));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is tested with at least 300 changes with distinct names', () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
    expect(mutations.length).toBeGreaterThanOrEqual(300);
  });

  it.each(mutations)('returns the bump $expected if $name', ({ name, expected, operations }) => {
    const result = results.get(name);
    const reported = result?.changes.map(
      ({ rule, bump, message, location }) => `${bump} ${rule} ${location.file}: ${message}`,
    );
    expect(result?.needed, reported?.join('\n')).toBe(expected);
    const broken = new Set(result?.changes.filter(({ breaking }) => breaking).flatMap((change) => change.operations));
    expect([...broken].sort().join(' ')).toBe(operations.split(' ').sort().join(' '));
  });

  it('reports a location in the specs and names parameters', () => {
    const changes = [...results.values()].flatMap((result) => result.changes);
    expect(changes.filter(({ location }) => !location.file.startsWith('specs/'))).toEqual([]);
    const messagesOf = (name: string) =>
      results.get(name)?.changes.map(({ message, location }) => ({ message, ...location }));
    const webhook = { message: '`webhooks boxLost` was added.', file: 'specs/managed/openapi.yaml' };
    expect(messagesOf('a webhook is added')).toMatchObject([webhook]);
    const parameter = { message: '`GET /boxes parameters size` was added.', file: 'specs/managed/paths/boxes.yaml' };
    expect(messagesOf('an optional parameter is added')).toMatchObject([parameter]);
    const ofPath = { message: '`description` of `/boxes/{boxId} parameters boxId` changed.' };
    expect(messagesOf('the description of a path parameter changes')).toMatchObject([ofPath]);
  });

  it('names the values of a map', () => {
    const messages = results
      .get('request: the values of a map become read-only')
      ?.changes.map(({ message }) => message);
    expect(messages).toEqual([
      '`a value of map` became read-only, so the service ignores the value that callers send.',
    ]);
  });

  it('lists a change once, at the line of its keyword', () => {
    const locations = (name: string) =>
      results.get(name)?.changes.map(({ rule, location }) => `${rule} ${location.line}`);
    expect(locations('the default of a parameter changes')).toEqual(['default-changed 8']);
    expect(locations('the default of a parameter is removed')).toEqual(['default-changed 8']);
  });
});
