import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { settings } from '../src/compilers.ts';
import { requireOrSkip } from '../src/require-or-skip.ts';
import { runCommand } from '../src/run-command.ts';

/** The results of the receivers and of the alert: first open source, then managed. */
type Results = readonly Readonly<Record<'onCall' | 'wrongSecret' | 'state' | 'executionErrors', unknown>>[];

const folder = join(inject('project'), 'alert');
const engine = join(inject('project'), 'node_modules/@chdb');
const deployments = ['open source', 'managed'] as const;
let running: Promise<Record<'fired' | 'resolved', Results>> | undefined;

async function run(): Promise<Record<'fired' | 'resolved', Results>> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileURLToPath(new URL('../programs/alert.ts', import.meta.url)), join(folder, 'alert.ts'));
  const compilerOptions = { ...settings['for Node, with its module resolution'], strict: true, noEmit: true };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['alert.ts'] }));
  await runCommand('tsc', ['-p', folder], { cwd: folder });
  return JSON.parse(await runCommand(process.execPath, ['alert.ts'], { cwd: folder }));
}

/** Compiles the program against the installed types and runs it, once for all tests. */
function runScenario(context: TestContext) {
  const reason = `there is no embedded engine for ${process.platform} ${process.arch}`;
  requireOrSkip(context, existsSync(engine) || undefined, reason);
  running ??= run();
  return running;
}

describe.each(deployments)('an alert of the %s client', (deployment) => {
  const index = deployments.indexOf(deployment);

  it('sends a notification when it fires and when it resolves', async (context) => {
    const { fired, resolved } = await runScenario(context);
    expect(fired[index]).toMatchObject({
      state: 'ALERT',
      onCall: ['Too many errors (checkout): ALERT, 2, on time'],
    });
    expect(resolved[index]).toMatchObject({
      state: 'OK',
      onCall: ['Too many errors (checkout): OK, 0, on time'],
    });
  });

  it('records the rejection by a receiver with another secret, but neither the secret nor the path', async (context) => {
    const { fired } = await runScenario(context);
    const { wrongSecret, executionErrors } = fired[index] ?? {};
    // Compares the whole error, to check that it contains nothing else.
    expect({ wrongSecret, executionErrors }).toEqual({
      wrongSecret: ['INVALID_SIGNATURE'],
      executionErrors: [
        {
          timestamp: expect.any(String),
          type: 'WEBHOOK_ERROR',
          message: expect.stringMatching(
            /^The webhook "Wrong secret" could not be notified: 127\.0\.0\.1:\d+: responded with status 401\.$/,
          ),
        },
      ],
    });
  });
});
