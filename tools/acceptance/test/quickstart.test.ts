import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../src/packed-project.ts';
import { runCommand } from '../src/run-command.ts';

for (const name of ['open-source', 'managed'] as const) {
  const source = join(root, 'packages', name, 'quickstart.ts');

  it(`runs the quickstart of ${name} as a user would, against the installed service`, async () => {
    const project = inject('project');
    await copyFile(source, join(project, `${name}.ts`));
    const output = await runCommand('node', [`${name}.ts`, inject('credentialsFile')], { cwd: project });
    expect(output).toContain(name === 'managed' ? 'db_max_threads is 16' : 'Checkout: OK');
  });

  it(`compiles the quickstart of ${name} against the installed types`, async () => {
    const project = inject('project');
    await copyFile(source, join(project, `${name}.ts`));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      types: ['node'],
      exactOptionalPropertyTypes: true,
    };
    const config = join(project, `tsconfig.${name}.json`);
    await writeFile(config, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
    await runCommand('tsc', ['-p', config], { cwd: project });
  });

  it(`shows the quickstart of ${name} in the package's README`, async () => {
    const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
    expect(readme).toContain(await readFile(source, 'utf8'));
  });
}
