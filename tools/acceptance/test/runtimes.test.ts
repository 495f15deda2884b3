import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { compilers, settings } from '../src/compilers.ts';
import { requireOrSkip } from '../src/require-or-skip.ts';
import { runCommand } from '../src/run-command.ts';
import { runtimes } from '../src/runtimes.ts';

const programs = fileURLToPath(new URL('../programs/', import.meta.url));
const folder = join(inject('project'), 'programs');
const compiled = join(folder, 'for-node');
const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };

beforeAll(async () => {
  await mkdir(compiled, { recursive: true });
  for (const name of ['open-source.ts', 'managed.ts', 'receiver.ts', 'commonjs.cjs']) {
    await copyFile(join(programs, name), join(folder, name));
  }
  await copyFile(join(programs, 'main.mjs'), join(compiled, 'main.mjs'));
});

describe('the installed clients compile', () => {
  for (const { name, command } of compilers()) {
    it.each(Object.entries(settings))(`with ${name} %s`, async (_, compilerOptions) => {
      const project = join(folder, `${name}-${compilerOptions.module}.json`);
      // The runtimes below run the output of the oldest compiler.
      const outDir = name === 'TypeScript 5.4' && compilerOptions.module === 'nodenext' ? compiled : undefined;
      const output = outDir ? { outDir } : { noEmit: true };
      const files = ['open-source.ts', 'managed.ts', 'receiver.ts'];
      await writeFile(
        project,
        JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions, ...output }, files }),
      );
      const [program, ...args] = command;
      await runCommand(program, [...args, '-p', project], { cwd: folder });
    });
  }
});

describe.each(runtimes())('the installed clients in $name', ({ name, program, args }) => {
  const run = (file: string, context: Parameters<typeof requireOrSkip>[0]) =>
    runCommand(
      requireOrSkip(context, program, `there is no ${name} for ${process.platform} ${process.arch}`),
      [...args, file, inject('credentialsFile')],
      { cwd: folder },
    );

  it('call the installed service, verify a delivery and reject a modified one', async (context) => {
    // Both clients have the same results.
    const dashboardCalls = 'Everywhere: All, then 404 NOT_FOUND\n';
    const deliveries = 'n-1 ALERT 134, then INVALID_SIGNATURE';
    const all = `${dashboardCalls}${dashboardCalls}${deliveries} | ${deliveries}\n`;
    expect(await run(join(compiled, 'main.mjs'), context)).toBe(all);
  });

  it('can be required from CommonJS', async (context) => {
    expect(await run(join(folder, 'commonjs.cjs'), context)).toBe('true\ntrue\nMISSING_HEADER\n');
  });
});
