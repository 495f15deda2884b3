import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from 'workflows';
import type { Change } from '../src/change.ts';
import { packagesOf } from '../src/exports/entries.ts';
import { exportChanges } from '../src/exports/export-changes.ts';

const manifest = {
  name: '@observability-api/a',
  exports: {
    '.': { 'observability-api-source': './src/index.ts' },
    './*': { 'observability-api-source': './src/parts/*.ts' },
    './inner/*': null,
  },
};

/** A generated file with the types of an operation and a schema. */
const generated = `export interface Box { id: string; size?: number }
export interface BoxesResource { list(options?: ListBoxesOptions): Box[] }
export interface ListBoxesOptions { limit?: number }
export declare function resources(): { readonly boxes: BoxesResource };
`;

function spec(api: string) {
  return {
    [`specs/${api}/openapi.yaml`]: `paths:
  /boxes:
    get: { operationId: listBoxes, x-client-method: boxes.list }
`,
  };
}

describe('the comparison of exported names and types', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observability-exports-'));
    await mkdir(join(folder, 'base'));
    await mkdir(join(folder, 'now'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function write(root: 'base' | 'now', files: Readonly<Record<string, unknown>>): Promise<void> {
    for (const [name, content] of Object.entries({ 'packages/a/package.json': manifest, ...files })) {
      const file = join(folder, root, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  const compare = (changes: readonly Partial<Change>[] = []) =>
    exportChanges(join(folder, 'base'), join(folder, 'now'), [
      {
        api: 'managed',
        package: '@observability-api/spec-managed',
        needed: 'minor',
        changes: changes.map((change) => ({
          rule: 'operation-removed',
          bump: 'minor',
          message: 'It changed.',
          location: { file: 'specs/managed/openapi.yaml', line: 1 },
          operations: [],
          breaking: true,
          ...change,
        })),
        operations: { base: 1, revision: 1 },
      },
    ]);

  it('requires a major bump for removed names and entry points, and a minor bump for new names', async () => {
    const index = `export { x as y, type Kind } from './parts/x.ts';\nexport * as all from './parts/z.ts';\n`;
    const part = 'export const x = 1;\nexport type Kind = 1;\n';
    await write('base', {
      'packages/a/src/index.ts': `${index}export const one: number = 1;\n`,
      'packages/a/src/parts/x.ts': part,
      'packages/a/src/parts/z.ts': 'export let z = 1;\n',
    });
    await write('now', {
      'packages/a/src/index.ts': `${index.replace('parts/x', 'other')}export const five: number = 5;\n`,
      'packages/a/src/other.ts': part,
      'packages/a/src/parts/z.ts': 'export let z = 1;\nexport let more = 1;\n',
    });
    const [changes] = await compare();
    expect(changes?.needed).toBe('major');
    expect(changes?.changes.map(({ bump, message }) => `${bump}: ${message}`)).toEqual([
      'major: `@observability-api/a/x` no longer exports `Kind`.',
      'major: `@observability-api/a` no longer exports `one`.',
      'major: `@observability-api/a/x` no longer exports `x`.',
      'minor: `@observability-api/a` exports `five`.',
      'minor: `@observability-api/a/z` exports `more`.',
      'minor: `all.more` is new.',
    ]);
  });

  it('reports a new name once if several entry points export it', async () => {
    const parts = ['packages/a/src/parts/p.ts', 'packages/a/src/parts/q.ts'];
    const filesOf = (text: string) => Object.fromEntries(parts.map((file) => [file, text]));
    const rest = {
      'packages/a/src/index.ts': 'export const one = 1;\n',
      'packages/a/src/more.ts': 'export const more = 1;\n',
    };
    await write('base', { ...rest, ...filesOf('export {};\n') });
    await write('now', { ...rest, ...filesOf(`export { more } from '../more.ts';\n`) });
    const [changes] = await compare();
    expect(changes?.changes.map(({ message }) => message)).toEqual(['`@observability-api/a/p` exports `more`.']);
  });

  it('finds the entry points of a pattern that ends with *', async () => {
    const exports = { './files/*': { 'observability-api-source': './src/files/*' } };
    const files = ['one.ts', 'two.ts'].map((name) => [`packages/a/src/files/${name}`, 'export {};\n']);
    await write('now', { 'packages/a/package.json': { ...manifest, exports }, ...Object.fromEntries(files) });
    expect([...(packagesOf(join(folder, 'now')).get(manifest.name)?.entries ?? [])]).toEqual([
      ['./files/one.ts', 'packages/a/src/files/one.ts'],
      ['./files/two.ts', 'packages/a/src/files/two.ts'],
    ]);
  });

  it('finds the entry points of every package in this repository, without internal ones', () => {
    const packages = packagesOf(repository);
    expect([...packages.keys()]).toContain('@observability-api/schemas');
    for (const { name, entries } of packages.values()) expect([...entries], name).not.toEqual([]);
    const entries = [...(packages.get('@observability-api/schemas')?.entries.keys() ?? [])];
    expect(entries.filter((entry) => entry.includes('bidirectional') || entry === './patterns')).toEqual([]);
  });

  it('reports a new or moved type parameter once, without follow-up differences', async () => {
    const sent = 'export interface Send { put<Data, Input>(data: Data, input: Input): Promise<Refused<Input>> }\n';
    const text = `${sent}export interface Refused<Failed> { error: Failed }\nexport declare const send: Send;\n`;
    await write('base', { 'packages/a/src/index.ts': text });
    const messages = async (parameters: string) => {
      await write('now', { 'packages/a/src/index.ts': text.replace('<Data, Input>', parameters) });
      return (await compare())[0]?.changes.map(({ message }) => message);
    };
    expect(await messages('<Data, Draft, Input>')).toEqual(['`Send.put` has 3 type parameters instead of 2.']);
    expect(await messages('<Input, Data>')).toEqual(['`Send.put` has its type parameters in another order.']);
  });

  it('requires a major bump for a removed package', async () => {
    await write('base', { 'packages/a/src/index.ts': 'export const one = 1;\n' });
    const [changes] = await compare();
    expect(changes?.changes).toMatchObject([
      { bump: 'major', message: 'The package `@observability-api/a` was removed.' },
    ]);
  });

  it('reports the file and the line of the change', async () => {
    const file = 'packages/a/src/options.ts';
    const index = { 'packages/a/src/index.ts': `export type * from './options.ts';\n` };
    await write('base', { ...index, [file]: 'export interface Options {\n  a: string;\n  b: string;\n}\n' });
    await write('now', { ...index, [file]: '/** b. */\nexport interface Options {\n  a: string;\n  b: number;\n}\n' });
    const [changes] = await compare();
    expect(changes?.changes).toMatchObject([{ component: 'Options', location: { file, line: 4 } }]);
  });

  describe('for generated code', () => {
    const file = 'packages/a/src/generated/resources.ts';
    const index = { 'packages/a/src/index.ts': `export * from './generated/resources.ts';\n` };

    it('leaves the types of `paths.ts` to the spec comparison', async () => {
      const paths = 'packages/a/src/generated/paths.ts';
      const fetch = { 'packages/a/src/index.ts': `export type { paths } from './generated/paths.ts';\n` };
      await write('base', { ...fetch, [paths]: "export interface paths { '/boxes': { get: { id: string } } }\n" });
      const added = "export interface paths { '/boxes': { get: { id: string; size: number } }; '/shelves': {} }\n";
      await write('now', { ...fetch, [paths]: added });
      expect(await compare()).toEqual([]);
    });

    it('leaves the change to the spec comparison if the specs of the same operation or schema changed', async () => {
      await write('base', { ...index, [file]: generated, ...spec('managed') });
      const without = generated.replace(/export interface ListBoxes.*\n/, '').replace('options?: ListBoxesOptions', '');
      await write('now', { ...index, [file]: without.replace('; size?: number', ''), ...spec('managed') });
      expect(await compare([{ operations: ['listBoxes'] }, { component: 'Box' }])).toEqual([]);
    });

    it('reports the type change if only texts of the specs changed', async () => {
      await write('base', { ...index, [file]: generated, ...spec('managed') });
      await write('now', { ...index, [file]: generated.replace('limit?', 'limit'), ...spec('managed') });
      const textChange = { rule: 'text', operations: ['listBoxes'], component: 'Box' };
      const [changes] = await compare([textChange]);
      expect(changes?.changes).toMatchObject([{ bump: 'major', message: '`ListBoxesOptions.limit` is required now.' }]);
    });

    it('ignores JSON Schema modules, which repeat the specs', async () => {
      const document = 'packages/a/src/generated/json/box.ts';
      const entry = { 'packages/a/src/index.ts': `export { default as box } from './generated/json/box.ts';\n` };
      const text = `const box = { description: 'A box.' } as const;\nexport default box;\n`;
      await write('base', { ...entry, [document]: text });
      await write('now', { ...entry, [document]: text.replace('A box', 'One box') });
      expect(await compare()).toEqual([]);
    });

    it('leaves the change to the spec comparison if a property refers to a changed schema', async () => {
      const schemas = {
        'specs/shared/schemas/Box.yaml': 'properties:\n  id: { type: string }\n  lids: { items: { $ref: Lid.yaml } }\n',
        'specs/shared/schemas/Lid.yaml': 'enum: [flat, round]\n',
      };
      const box = generated.replace('id: string', `id: string; lids: ('flat' | 'round')[]`);
      await write('base', { ...index, ...schemas, [file]: box, ...spec('managed') });
      const extended = box.replace(`'round'`, `'round' | 'tall'`);
      await write('now', { ...index, ...schemas, [file]: extended, ...spec('managed') });
      expect((await compare())[0]?.changes).toMatchObject([{ message: '`Box.lids` may also be `"tall"`.' }]);
      expect(await compare([{ component: 'Lid' }])).toEqual([]);
      await write('now', { [file]: box.replace('id: string', 'id: number') });
      const [changes] = await compare([{ component: 'Lid' }]);
      expect(changes?.changes).toMatchObject([{ message: '`Box.id` is now `number`, was `string`.' }]);
    });

    it('leaves a changed draft or input variant to the spec comparison of its component', async () => {
      const schemas = {
        'specs/shared/schemas/Box.yaml': 'properties:\n  id: { type: string }\n',
        'specs/shared/schemas/BoxInput.yaml': 'properties:\n  secret: { type: string }\n',
        'specs/shared/schemas/Lid.yaml': 'properties:\n  size: { type: integer }\n',
      };
      const generatedTypes = `export interface BoxDraft { readonly id: string; secret?: string }
export interface LidInput { size: number }
export declare function give(box: BoxDraft, lid: LidInput): BoxDraft;
`;
      await write('base', { ...index, ...schemas, [file]: generatedTypes, ...spec('managed') });
      const reduced = generatedTypes.replace('; secret?: string', '').replace('size: number', 'size: string');
      await write('now', { ...index, ...schemas, [file]: reduced, ...spec('managed') });
      expect(await compare([{ component: 'BoxInput' }, { component: 'Lid' }])).toEqual([]);
      const [changes] = await compare([{ component: 'Shelf' }]);
      expect(changes?.changes).toMatchObject([
        { message: '`BoxDraft.secret` was removed.' },
        { message: '`LidInput.size` is now `string`, was `number`.' },
      ]);
    });

    it('reports the type change if the specs changed elsewhere', async () => {
      await write('base', { ...index, [file]: generated, ...spec('managed') });
      await write('now', { ...index, [file]: generated.replace('id: string', 'id: number'), ...spec('managed') });
      const [changes] = await compare([{ component: 'Lid', operations: ['listLids'] }]);
      expect(changes?.changes).toMatchObject([{ message: '`Box.id` is now `number`, was `string`.' }]);
    });
  });

  describe('fails instead of reporting no change', () => {
    const onePackage = { 'packages/a/src/index.ts': 'export const one: number = 1;\n' };

    it('when an import does not resolve', async () => {
      const text = `import type { Gone } from './gone.ts';\nexport declare const one: Gone;\n`;
      await write('base', { 'packages/a/src/index.ts': text });
      await write('now', { 'packages/a/src/index.ts': text });
      await expect(compare()).rejects.toThrow('The compiler could not resolve the type of one');
    });

    it('when a dependency is not installed', async () => {
      await write('base', onePackage);
      await write('now', {
        ...onePackage,
        'packages/a/package.json': { ...manifest, dependencies: { fastify: '1.0.0' } },
      });
      await expect(compare()).rejects.toThrow('@observability-api/a needs fastify, which is not installed');
    });

    it('when an entry point has no file', async () => {
      await write('base', onePackage);
      await write('now', {});
      await expect(compare()).rejects.toThrow(
        'src/index.ts, which @observability-api/a exports as ., but it does not exist',
      );
    });

    it('when a package.json is not valid JSON', async () => {
      await write('base', onePackage);
      await write('now', { ...onePackage, 'packages/a/package.json': '{' });
      await expect(compare()).rejects.toThrow(/Expected valid JSON in .*package\.json/);
    });
  });
});
