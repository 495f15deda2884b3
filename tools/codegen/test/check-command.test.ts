import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../src/generate.ts';
import { generateAll } from './support/generate-all.ts';
import { put, repositoryWith, validFiles } from './support/repository.ts';

async function generatedRepository(): Promise<string> {
  const root = await repositoryWith();
  await generateAll(root);
  return root;
}

describe('check', () => {
  it('prints nothing if all files are up to date', async () => {
    expect(await generate('check', await generatedRepository())).toBe('');
  });

  it('does not need an existing bundle', async () => {
    const root = await generatedRepository();
    await rm(join(root, 'specs/managed/dist'), { recursive: true });
    expect(await generate('check', root)).toBe('');
  });

  it('lists each edited, missing and unexpected file', async () => {
    const root = await generatedRepository();
    await put(root, 'packages/schemas/src/generated/thing.ts', '// Edited by hand.\n');
    await rm(join(root, 'packages/managed/src/generated/types.ts'));
    await put(root, 'packages/server/src/generated/extra.ts', 'export {};\n');
    await expect(generate('check', root)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SpecError: Run \`npm run generate\` and commit the result. Not up to date:
        packages/schemas/src/generated/thing.ts
        packages/managed/src/generated/types.ts
        packages/server/src/generated/extra.ts]
    `);
  });

  it('lists the files that a spec change makes outdated', async () => {
    const root = await generatedRepository();
    await put(root, 'specs/shared/schemas/Kind.yaml', 'type: string\nenum: [small]\n');
    await expect(generate('check', root)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SpecError: Run \`npm run generate\` and commit the result. Not up to date:
        packages/schemas/src/generated/json/kind.ts
        packages/schemas/src/generated/json/thing.ts
        packages/schemas/src/generated/kind.ts
        packages/open-source/src/generated/paths.ts
        packages/managed/src/generated/paths.ts
        packages/server/src/generated/managed.openapi.json
        packages/server/src/generated/open-source.openapi.json]
    `);
  });

  it('lists each spec file that neither spec uses', async () => {
    const root = await generatedRepository();
    for (const file of ['managed/paths/lost.yaml', 'shared/schemas/Unused.yaml', 'shared/examples/lost.yaml']) {
      await put(root, `specs/${file}`, 'type: string\n');
    }
    // Workflows are not part of the specs, so `check` and `parity` do not list them.
    await put(root, 'specs/managed/workflows/read.arazzo.yaml', 'arazzo: 1.0.1\n');
    for (const command of ['check', 'parity']) {
      await expect(generate(command, root)).rejects.toThrow(
        [
          'specs/managed/paths/lost.yaml: neither spec uses this file. Reference or delete it.',
          'specs/shared/examples/lost.yaml: neither spec uses this file. Reference or delete it.',
          'specs/shared/schemas/Unused.yaml: neither spec uses this file. Reference or delete it.',
        ].join('\n'),
      );
    }
  });

  it('fails on an unsupported keyword', async () => {
    const root = await generatedRepository();
    const thing = 'specs/shared/schemas/Thing.yaml';
    await put(root, thing, `${validFiles[thing]}dependentRequired: {}\n`);
    await expect(generate('check', root)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/shared/schemas/Thing.yaml:8: the keyword \`dependentRequired\` is not supported (at #/dependentRequired).]`,
    );
  });
});

describe('generation', () => {
  it('deletes other files of its output folder', async () => {
    const root = await generatedRepository();
    await put(root, 'packages/server/src/generated/extra.ts', 'export {};\n');
    await generate('server', root);
    expect(await generate('check', root)).toBe('');
  });
});
