import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportChanges } from '../src/exports/changes.ts';
import { exportedNames } from '../src/exports/exported-names.ts';

const manifest = {
  name: '@observability-api/a',
  exports: {
    '.': { 'observability-api-source': './src/index.ts' },
    './*': { 'observability-api-source': './src/parts/*.ts' },
  },
};

const index = `import { x } from './parts/x.ts';
export { x as y, type Kind } from './parts/x.ts';
export type { Other } from './other.ts';
export * from './parts/z.ts';
export * as all from './parts/z.ts';
export default x;
export const one = 1;
export async function two() {}
export abstract class Three {}
export interface Four {}
const hidden = 0;
`;

describe('what a package exports', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observability-exports-'));
    const files = {
      'base/packages/a/src/index.ts': index,
      'base/packages/a/src/parts/x.ts': 'export const x = 1;\nexport type Kind = 1;\n',
      'base/packages/a/src/parts/z.ts': 'export let z = 1;\n',
      'now/packages/a/src/index.ts': `${index.replace('export const one = 1;', '')}export const five = 5;\n`,
      'now/packages/a/src/parts/z.ts': 'export let z = 1;\n',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    for (const root of ['base', 'now']) {
      await writeFile(join(folder, root, 'packages/a/package.json'), JSON.stringify(manifest));
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is every name, of types too, and what it hands on', () => {
    const names = exportedNames(join(folder, 'base/packages/a/src/index.ts'));
    expect(names).toEqual(['Four', 'Kind', 'Other', 'Three', 'all', 'one', 'two', 'y', 'z']);
  });

  it('needs a major release when a name or an entry point is gone, and a minor one when there is more', () => {
    const [changes] = exportChanges(join(folder, 'base'), join(folder, 'now'));
    expect(changes?.needed).toBe('major');
    expect(changes?.changes.map(({ bump, message }) => `${bump}: ${message}`)).toEqual([
      'major: `@observability-api/a` no longer exports `one`.',
      'major: `@observability-api/a/x` no longer exports `Kind`.',
      'major: `@observability-api/a/x` no longer exports `x`.',
      'minor: `@observability-api/a` exports `five`.',
    ]);
  });

  it('needs a major release when the package is gone', () => {
    const [changes] = exportChanges(join(folder, 'base'), join(folder, 'nothing'));
    expect(changes?.changes).toMatchObject([{ bump: 'major', message: 'The package `@observability-api/a` is gone.' }]);
  });
});
