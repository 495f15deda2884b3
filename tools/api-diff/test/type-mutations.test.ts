import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiChanges } from '../src/compare.ts';
import { exportChanges } from '../src/exports/export-changes.ts';

const fixture = fileURLToPath(new URL('type-fixture', import.meta.url));
const table = await readFile(new URL('type-mutations.tsv', import.meta.url), 'utf8');

const mutations = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row, index) => {
    const [name = '', file = '', find = '', replace = '', bump = '', message = ''] = row.split('\t');
    const packageName = `p${index}`;
    return {
      name,
      packageName,
      file,
      find: unescapeLineBreaks(find),
      replace: unescapeLineBreaks(replace),
      bump,
      // In the table, `{}` is the name of the package, which depends on the row.
      message: message.replace('{}', packageName),
    };
  });

function unescapeLineBreaks(cell: string): string {
  return cell.replaceAll('\\n', '\n');
}

describe('the comparison of exported types', () => {
  let folder: string;
  let results: ReadonlyMap<string, ApiChanges>;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'observability-type-mutations-')));
    // Each mutation is a package of its own, so that the compiler starts only once.
    for (const { packageName, file, find, replace } of mutations) {
      for (const version of ['base', 'now']) {
        const path = join(folder, version, 'packages', packageName);
        await mkdir(path, { recursive: true });
        await cp(fixture, path, { recursive: true });
        const exports = { '.': { 'observability-api-source': './src/index.ts' } };
        await writeFile(
          join(path, 'package.json'),
          JSON.stringify({ name: `@observability-api/${packageName}`, exports }),
        );
      }
      const target = join(folder, 'now/packages', packageName, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(find)) throw new Error(`Expected ${file} to contain ${find}.`);
      await writeFile(
        target,
        text.replaceAll(find, () => replace),
      );
    }
    const changes = await exportChanges(join(folder, 'base'), join(folder, 'now'));
    results = new Map(changes.map((change) => [change.api, change]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(mutations)('returns the bump $bump if $name', ({ packageName, bump, message }) => {
    const result = results.get(`packages/${packageName}`);
    const reported = result?.changes.map((change) => `${change.bump} ${change.message}`) ?? [];
    expect(result?.needed ?? 'none', reported.join('\n')).toBe(bump);
    if (message) expect(reported.join('\n')).toContain(`${bump} ${message}`);
  });

  it('does not report an extension of a type that is also broken', () => {
    const types = (rule: string) =>
      [...results.values()].flatMap(({ api, changes }) =>
        changes.filter((change) => change.rule === rule).map(({ message }) => `${api} ${message.split('`')[1]}`),
      );
    const broken = types('type-broken');
    expect(broken.length).toBeGreaterThan(0);
    expect(types('type-extended').filter((type) => broken.includes(type))).toEqual([]);
  });
});
