import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../', import.meta.url));
const tsc = join(packages, '../node_modules/.bin/tsc');

let folder: string;

/** Installs the declarations of the client and its dependencies as published. */
async function installDeclarations(): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  await Promise.all(
    ['open-source', 'client-core', 'schemas'].map(async (name) => {
      const home = join(modules, '@observability-api', name);
      const project = join(packages, name, 'tsconfig.build.json');
      const output = ['--outDir', join(home, 'dist'), '--emitDeclarationOnly'];
      await run(tsc, ['-p', project, '--customConditions', 'observability-api-source', ...output]);
      const exports = { '.': './dist/index.d.ts', './*': ['./dist/generated/*.d.ts', './dist/*.d.ts'] };
      await writeFile(join(home, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
    }),
  );
}

/** Returns the number of type instantiations for one file. */
async function instantiations(code: string): Promise<number> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['call.ts'] }));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'call.ts'), code);
  const { stdout } = await run(tsc, ['-p', folder, '--extendedDiagnostics']);
  const count = /Instantiations:\s+(\d+)/.exec(stdout)?.[1];
  if (count === undefined) throw new Error(`No instantiations in the output of the compiler:\n${stdout}`);
  return Number(count);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-source-types-'));
  await installDeclarations();
});
afterAll(() => rm(folder, { recursive: true }));

describe('type checking', () => {
  const client = `import { createClient } from '@observability-api/open-source';\nconst api = createClient();\n`;

  it.each([
    ['a call', 60, "export const name = (await api.dashboards.get('id')).name;"],
    ['a list', 100, 'for await (const alert of api.alerts.list()) console.log(alert.state);'],
    [
      'a result',
      5000,
      "const result = await api.dashboards.get('id').result();\nif (!result.ok && result.error.status === 404) console.log(result.error.body.message);",
    ],
  ])('of %s takes at most %d instantiations', async (name, limit, code) => {
    const count = await instantiations(client + code);
    console.info(`types: ${count} instantiations for ${name}`);
    expect(count).toBeLessThanOrEqual(limit);
  });

  it('reports a type error if a result is assigned to another type', async () => {
    const call = instantiations(`${client}export const name: number = (await api.dashboards.get('id')).name;`);
    await expect(call).rejects.toMatchObject({ stdout: expect.stringContaining('TS2322') });
  });
});
