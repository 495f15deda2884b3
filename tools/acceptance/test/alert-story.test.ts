import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { settings } from '../src/compilers.ts';
import { foundOrSkipped } from '../src/found-or-skipped.ts';
import { runCommand } from '../src/run-command.ts';

/** What a deployment's receivers and alert said after a minute: first open source, then managed. */
type Seen = readonly Readonly<Record<'onCall' | 'stranger' | 'state' | 'executionErrors', unknown>>[];

const folder = join(inject('project'), 'alert');
const engine = join(inject('project'), 'node_modules/@chdb');
const deployments = ['open source', 'managed'] as const;
let running: Promise<Record<'fired' | 'resolved', Seen>> | undefined;

async function run(): Promise<Record<'fired' | 'resolved', Seen>> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileURLToPath(new URL('../programs/alert.ts', import.meta.url)), join(folder, 'alert.ts'));
  const compilerOptions = { ...settings['for Node, with its module resolution'], strict: true, noEmit: true };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['alert.ts'] }));
  await runCommand('tsc', ['-p', folder], { cwd: folder });
  return JSON.parse(await runCommand(process.execPath, ['alert.ts'], { cwd: folder }));
}

/** The program compiles against the installed types, and runs once for all tests. */
function story(context: TestContext) {
  const reason = `there is no embedded engine for ${process.platform} ${process.arch}`;
  foundOrSkipped(context, existsSync(engine) || undefined, reason);
  running ??= run();
  return running;
}

describe.each(deployments)('an alert that the %s client makes, in a service of the same process,', (deployment) => {
  const index = deployments.indexOf(deployment);

  it('calls a receiver that verifies it when it fires, and again when it resolves', async (context) => {
    const { fired, resolved } = await story(context);
    expect(fired[index]).toMatchObject({
      state: 'ALERT',
      onCall: ['Too many errors (checkout): ALERT, 2, on time'],
    });
    expect(resolved[index]).toMatchObject({
      state: 'OK',
      onCall: ['Too many errors (checkout): OK, 0, on time'],
    });
  });

  it('reports the rejection by a receiver with a different secret, without secret and address', async (context) => {
    const { fired } = await story(context);
    const { stranger, executionErrors } = fired[index] ?? {};
    // Compared as a whole, so that nothing else is in it.
    expect({ stranger, executionErrors }).toEqual({
      stranger: ['INVALID_SIGNATURE'],
      executionErrors: [
        {
          timestamp: expect.any(String),
          type: 'WEBHOOK_ERROR',
          message: 'The webhook "Stranger" could not be notified: it responded with status 401.',
        },
      ],
    });
  });
});
