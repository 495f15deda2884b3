import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../src/packed-project.ts';
import { runCommand } from '../src/run-command.ts';

const expectedOutput = { 'open-source': 'Checkout: OK', managed: 'db_max_threads is 16' };

for (const name of ['open-source', 'managed'] as const) {
  const quickstart = join(root, 'packages', name, 'quickstart.ts');

  it(`runs the quickstart of ${name} in this repository`, async () => {
    const args = ['tools/setup/run.mjs', 'quickstart', quickstart, inject('credentialsFile')];
    expect(await runCommand('node', args, { cwd: root })).toContain(expectedOutput[name]);
  });

  it(`includes the quickstart of ${name} in its README`, async () => {
    const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
    expect(readme).toContain(await readFile(quickstart, 'utf8'));
  });
}
