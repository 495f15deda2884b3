import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../src/packed-project.ts';
import { runCommand } from '../src/run-command.ts';

const readmes = [
  'README.md',
  ...['schemas', 'open-source', 'managed', 'server'].map((name) => `packages/${name}/README.md`),
];

/** Compiled together, since to start the compiler costs most; each is a module of its own, whether it imports or not. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  moduleDetection: 'force',
  target: 'es2023',
  types: ['node'],
};

/** The TypeScript samples of a Markdown text, in order. */
function samples(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
}

beforeAll(async () => {
  const data = join(inject('project'), 'data');
  await mkdir(data, { recursive: true });
  await copyFile(inject('credentialsFile'), join(data, 'credentials.json'));
});

for (const readme of readmes) {
  describe(`the samples of ${readme}`, () => {
    it('compile against the installed types and run against the installed service', async () => {
      const project = inject('project');
      const code = samples(await readFile(join(root, readme), 'utf8'));
      expect(code.length).toBeGreaterThan(0);
      const name = readme.replaceAll(/\W/g, '-');
      const files = code.map((_, index) => `${name}-${index}.ts`);
      await Promise.all(files.map((file, index) => writeFile(join(project, file), code[index] ?? '')));
      await writeFile(join(project, `${name}.json`), JSON.stringify({ compilerOptions, files }));
      await runCommand('tsc', ['-p', `${name}.json`], { cwd: project });
      for (const file of files) await runCommand('node', [file], { cwd: project });
    });
  });
}
