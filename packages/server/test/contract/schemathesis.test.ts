import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { serve } from '../http/support/serve.ts';
import { removeDirectory } from '../support/processes.ts';

/** True in `npm run fuzz`. `npm test` does not run Schemathesis, because it is slow. */
const isFuzz = process.env['FUZZ_REQUESTS'] !== undefined;

/** The name of the command if it is installed (`pip install schemathesis`). */
const command = isFuzz ? ['schemathesis', 'st'].find((name) => spawnSync(name, ['--version']).status === 0) : undefined;

if (isFuzz && command === undefined) {
  console.log('Schemathesis does not run: neither schemathesis nor st is installed (pip install schemathesis).');
}

const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);

/** Runs the command. Returns its exit code and its output. */
function run(args: readonly string[], cwd: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(command ?? '', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe.skipIf(!isFuzz || command === undefined).each(deployments)('the %s deployment under Schemathesis', (name) => {
  const served = serve({ checkResponses: false });

  it('passes all checks, without the check that valid data is accepted', { timeout: 1_200_000 }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'schemathesis-'));
    try {
      const { organizationId, serviceId, pipeId } = served.credentials.managed;
      const parameters = { organizationId, serviceId, pipeId };
      const lines = Object.entries(parameters).map(([parameter, value]) => `"path.${parameter}" = "${value}"`);
      await writeFile(
        join(directory, 'schemathesis.toml'),
        `[parameters]\n${name === 'managed' ? lines.join('\n') : ''}\n`,
      );
      const { code, output } = await run(
        [
          'run',
          `${served.url}/openapi/${name}.json`,
          `--header=Authorization: ${served.caller(name).authorization}`,
          '--checks=all',
          // A valid body can refer to a resource that does not exist. `fuzz.test.ts` checks acceptance with known ids.
          '--exclude-checks=positive_data_acceptance',
          '--max-examples=25',
          `--seed=${seed}`,
          '--no-color',
        ],
        directory,
      );
      console.log(`Schemathesis, ${name}, seed ${seed}: ${/Test cases:\s*(.*)/.exec(output)?.[1]}`);
      expect(code, output).toBe(0);
    } finally {
      removeDirectory(directory);
    }
  });
});
