import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { deployments, repository } from '../src/files.ts';
import { schemaFiles } from '../src/schemas/schema-files.ts';
import { everyKeyword } from './support/every-keyword.ts';
import { put, repositoryWith } from './support/repository.ts';
import { apiOf } from './support/test-api.ts';
import { typeErrorsIn } from './support/type-errors.ts';

const run = promisify(execFile);

const everySchema = schemaFiles([apiOf(`components:\n  schemas:\n${everyKeyword}`)]);

/** Returns the examples in the doc comments of a module, each wrapped in a function. */
function examples(resources: string): string[] {
  const fences = [...resources.matchAll(/```ts\n(.*?)\n {3}\* ```/gs)].map(([, code = '']) => code);
  return fences.map((code, index) => {
    const lines = code.split('\n').map((line) => line.replace(/^ {3}\* ?/, ''));
    return `export async function example${index}(api: Resources) {\n${lines.join('\n')}\n}\n`;
  });
}

describe('generated code', () => {
  it('compiles with the settings of the repository, including the examples in doc comments', async () => {
    const root = await repositoryWith();
    for (const [path, text] of everySchema) {
      await put(
        root,
        `code/${path}`,
        text.replaceAll(/(?:\.\.\/)+runtime\//g, `${repository}/packages/schemas/src/runtime/`),
      );
    }
    for (const deployment of deployments) {
      const path = join(repository, 'packages', deployment, 'src/generated/resources.ts');
      const calls = examples(await readFile(path, 'utf8'));
      expect(calls.length).toBeGreaterThan(10);
      await put(root, `code/${deployment}.ts`, `import type { Resources } from '${path}';\n${calls.join('')}`);
    }
    const options = {
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
      lib: ['es2023', 'dom'],
      // Examples assign their result to a variable that they do not use.
      noUnusedLocals: false,
    };
    expect(await typeErrorsIn(root, 'code', options)).toBe('');
  });

  it('is formatted like the rest of the repository', async () => {
    const root = await repositoryWith();
    const { formatter, javascript } = JSON.parse(await readFile(join(repository, 'biome.json'), 'utf8'));
    await put(root, 'biome.json', JSON.stringify({ formatter, javascript }));
    for (const name of ['schemas', 'server', 'cli', ...deployments]) {
      const filter = (path: string) => !path.endsWith('.json');
      await cp(join(repository, 'packages', name, 'src/generated'), join(root, 'code', name), {
        recursive: true,
        filter,
      });
    }
    const error = await run(join(repository, 'node_modules/.bin/biome'), ['format', 'code'], { cwd: root }).then(
      () => '',
      (error: Error & { stderr: string }) => error.stderr || error.message,
    );
    expect(error).toBe('');
  });
});
