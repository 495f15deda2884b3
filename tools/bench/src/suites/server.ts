import { join } from 'node:path';
import { type Installed, installPeers } from '../install.ts';
import { absentNotes } from '../report.ts';
import { BenchError, root, run } from '../run-program.ts';
import { fill, openFolder } from '../server/data-directories.ts';
import { measureGrowth } from '../server/growth.ts';
import { startLoad } from '../server/load.ts';
import { measureAll } from '../server/rounds.ts';
import { CONNECTIONS } from '../server/scenarios.ts';
import { candidates, type Homes } from '../server/server-candidates.ts';
import { cpuTable, growthTable, loadTable, treeTable } from '../server/server-comparison.ts';
import type { Figures } from '../server/server-figures.ts';
import { gates } from '../server/server-gates.ts';
import { measureStarts } from '../server/starts.ts';
import { measureWholeService } from '../server/whole-service.ts';
import type { Progress, Suite } from '../suite.ts';

const CPU_LEGEND = `CPU time of the server process per request, with ${CONNECTIONS} keep-alive connections from another process.

- Dashboards have 24 tiles. \`GET\` reads one of 100 dashboards, \`GET of 2,000\` one of 2,000. \`404\` includes the check of the key.
- All servers except the mock return the same bytes from copies of the same SQLite file, with the same durability. The servers on
  \`node:http\`, Fastify and Hono do not validate bodies.
- All servers except the mock enforce a rate limit and record metrics of responses. Log and telemetry are off. The rows name the exceptions.
  The CPU time of the telemetry engine is not included.`;

const LOAD_LEGEND = `Rate and latency of GET requests, and the resident memory of the process before and after the list requests. The responses of the mock
are generated. The servers on \`node:http\`, Fastify and Hono are TypeScript files. Their memory includes about 18 MB that
Node.js uses to remove the types.`;

const TREE_LEGEND = `CPU time of the service and all its child processes, such as the telemetry engine. The rows are two services with different options.
Both receive GET requests at the same rate: 3,000 per second, or 90 % of the maximum rate of the slower one if this is less than 3,000.
The first row has the request log and self-telemetry.`;

const GROWTH_LEGEND = `CPU time per request by the number of stored dashboards: those of the tenant, and those of other tenants. Each dashboard has one tile.`;

/** `npm run bench -- server`. */
export const server: Suite = {
  name: 'server',
  description:
    'CPU, latency, memory and start of @observability-api/server, compared with node:http, Fastify, Hono and Prism',
  async run({ quick }, progress) {
    const { homes, absent } = await install(progress);
    progress('building @observability-api/server');
    await run('turbo', ['run', 'build', '--filter=@observability-api/server', '--output-logs=errors-only'], root);
    const figures = { ...(await measure(homes, quick, progress)), absent };
    const { first, second } = figures.starts;
    const starts = `The service starts in ${Math.round(first)} ms with an empty data directory, and in ${Math.round(second)} ms with an existing one.`;
    return {
      tables: [
        { title: 'CPU time per request', ...cpuTable(figures, homes), legend: CPU_LEGEND },
        { title: 'load', ...loadTable(figures, homes), legend: `${LOAD_LEGEND}\n\n${starts}` },
        { title: 'CPU of all processes', ...treeTable(figures.wholeService), legend: TREE_LEGEND },
        ...(figures.growth ? [{ title: 'growth', ...growthTable(figures.growth), legend: GROWTH_LEGEND }] : []),
      ],
      gates: gates(figures),
      figures,
      notes: absentNotes(candidates, absent),
      section: { file: 'packages/server/docs/development.md', title: 'Performance of the API' },
    };
  },
};

async function install(progress: Progress): Promise<{ homes: Homes; absent: Record<string, string> }> {
  const homes: Record<string, Installed> = {};
  const absent: Record<string, string> = {};
  for (const { name, peer } of candidates) {
    if (peer === undefined) {
      homes[name] = { home: '', versions: {} };
      continue;
    }
    try {
      homes[name] = await installPeers(name, progress);
    } catch (error) {
      if (!(error instanceof BenchError)) throw error;
      absent[name] = error.message;
    }
  }
  return { homes, absent };
}

async function measure(homes: Homes, quick: boolean, progress: Progress): Promise<Omit<Figures, 'absent'>> {
  const folder = openFolder();
  const load = startLoad();
  try {
    progress('measuring starts');
    const starts = await measureStarts(folder.path, quick ? 1 : 5);
    progress('filling the stores');
    const filled = await fill(join(folder.path, 'filled'), 2000, 24);
    progress('measuring requests');
    const servers = await measureAll(filled, folder.path, { homes, load, quick });
    progress('measuring all processes of the service');
    const wholeService = await measureWholeService(filled, folder.path, { load, rounds: quick ? 3 : 7 });
    const figures = { servers, starts, wholeService };
    if (quick) return figures;
    progress('measuring growth');
    const small = await fill(join(folder.path, 'small'), 1, 1);
    return { ...figures, growth: await measureGrowth(small, folder.path, load) };
  } finally {
    load.stop();
    folder.remove();
  }
}
