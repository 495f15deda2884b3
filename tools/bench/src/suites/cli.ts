import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@observability-api/server';
import { type Command, runCommand } from '../cli/commands.ts';
import { writeLargeSet } from '../cli/large-set.ts';
import { atMost } from '../gate.ts';
import { BenchError } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Suite } from '../suite.ts';

const LEGEND = `- \`--help\`: the wall time of a new process of the built command line. The lower quartile of several runs.
- \`plan\`: 200 dashboards of four tiles and 500 alerts in files, against a service in another process. The lowest CPU time of
  several runs of the command.`;

/** `npm run bench -- cli`. */
export const cli: Suite = {
  name: 'cli',
  description: 'cold start of the command line, and CPU time of large plans',
  async run({ quick }, progress) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-cli-'));
    const server = await startServer({
      port: 0,
      dataDir: ':memory:',
      telemetry: 'off',
      rateLimit: 'off',
      logLevel: 'silent',
    });
    try {
      progress('measuring cold starts');
      const starts: number[] = [];
      for (let round = 0; round < (quick ? 5 : 20); round += 1) {
        starts.push((await runCommand(['--help'], { cwd: folder })).wallMs);
      }
      progress('applying 200 dashboards and 500 alerts');
      const { openSource } = server.credentials ?? {};
      const env = { OBSERVABILITY_API_URL: openSource?.baseUrl ?? '', OBSERVABILITY_API_KEY: openSource?.apiKey ?? '' };
      const run = (...argv: string[]) => runCommand(argv, { cwd: folder, env, measuresCpu: true });
      writeLargeSet(folder, 10);
      await run('apply', '--yes');
      progress('planning');
      const rounds = quick ? 1 : 4;
      const equal = await planCpuMs(() => run('plan'), 0, rounds);
      writeLargeSet(folder, 20);
      const changed = await planCpuMs(() => run('plan'), 2, rounds);
      const startMs = lowerQuartile(starts);
      return {
        tables: [
          {
            title: 'command line',
            head: ['command', 'figure'],
            rows: [
              ['`--help`, cold start', `${startMs.toFixed(0)} ms`],
              ['`plan` without differences', `${(equal / 1000).toFixed(2)} s of CPU`],
              ['`plan` with 500 changed alerts', `${(changed / 1000).toFixed(2)} s of CPU`],
            ],
            legend: LEGEND,
          },
        ],
        gates: [
          atMost('cold start of --help', startMs, 150, 'ms'),
          atMost('CPU of a plan of 200 dashboards and 500 alerts', equal, 1500, 'ms'),
          { ...atMost('CPU of a plan that changes 500 alerts', changed, 1500, 'ms'), goal: true },
        ],
        figures: { startMs, equal, changed },
        section: { file: 'packages/cli/README.md', title: 'Performance' },
      };
    } finally {
      await server.close();
      await rm(folder, { recursive: true });
    }
  },
};

/** Returns the lowest CPU time of several plans in milliseconds. Throws BenchError if a plan has another exit code. */
async function planCpuMs(plan: () => Promise<Command>, exitCode: number, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await plan();
    if (result.exitCode !== exitCode)
      throw new BenchError(`Expected exit code ${exitCode}, received ${result.exitCode}.`);
    times.push(result.cpuMs);
  }
  return Math.min(...times);
}
