import { join } from 'node:path';
import { isMet, verdicts } from '../gate.ts';
import { type Installed, install } from '../install.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed, run } from '../run.ts';
import { candidates, type Homes } from '../server/candidates.ts';
import { fill, openFolder } from '../server/data-directories.ts';
import type { Figures } from '../server/figures.ts';
import { gates } from '../server/gates.ts';
import { measureGrowth } from '../server/growth.ts';
import { startLoad } from '../server/load.ts';
import { comparison, growthTable } from '../server/report.ts';
import { measureAll } from '../server/rounds.ts';
import { connections } from '../server/scenarios.ts';
import { measureStarts } from '../server/starts.ts';
import type { Suite, SuiteOptions } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';

type Say = (step: string) => void;

/** `npm run bench -- server`. */
export const server: Suite = {
  name: 'server',
  about: 'CPU, latency, memory and start of @observability-api/server, compared with node:http by hand and others',
  async run(options) {
    const say = (step: string) => console.error(`▸ ${step}`);
    const { homes, absent } = await installPeers(say);
    say('Building @observability-api/server');
    await run('turbo', ['run', 'build', '--filter=@observability-api/server', '--output-logs=errors-only'], root);
    const figures = { ...(await measure(homes, options, say)), absent };
    report(figures, homes, options);
    return gates(figures).every(isMet);
  },
};

async function installPeers(say: Say): Promise<{ homes: Homes; absent: Record<string, string> }> {
  const homes: Record<string, Installed> = {};
  const absent: Record<string, string> = {};
  for (const { name, needs } of candidates) {
    if (!needs) {
      homes[name] = { home: '', versions: {} };
      continue;
    }
    try {
      homes[name] = await install(root, join(root, 'tools/bench/server-peers', needs.folder, 'package.json'), say);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      absent[name] = error.message;
    }
  }
  return { homes, absent };
}

async function measure(homes: Homes, { quick }: SuiteOptions, say: Say): Promise<Omit<Figures, 'absent'>> {
  const folder = openFolder();
  const load = startLoad();
  try {
    say('Starting');
    const starts = await measureStarts(folder.path, quick ? 1 : 5);
    say('Filling the stores');
    const filled = await fill(join(folder.path, 'filled'), 2000, 24);
    say('Measuring');
    const servers = await measureAll(filled, folder.path, { homes, load, quick });
    const figures = { machine: machine(), servers, starts };
    if (quick) return figures;
    say('Measuring how cost grows');
    const small = await fill(join(folder.path, 'small'), 1, 1);
    return { ...figures, growth: await measureGrowth(small, folder.path, load) };
  } finally {
    load.stop();
    folder.remove();
  }
}

const legend = `CPU time of the server's process per request, at ${connections} keep-alive connections from another process.

- A GET reads one of 100 dashboards, or one of 2,000. A 404 includes the check of the key.
- All servers but the mock return the same bytes from copies of the same SQLite file, with the same durability. Node.js by hand and Hono do not
  validate, limit or count anything. The service counts limits and metrics, as by default.
- Log and telemetry are off unless the row names them. The CPU time of the engine's own process is not included.
- \`memory\` is the memory of the process after everything but the lists, and \`after lists\` at the end. The mock invents its responses.`;

const growthLegend =
  'Growth with the number of dashboards of the tenant, and of other tenants. These dashboards have one tile each.';

function report(figures: Figures, homes: Homes, { json, write, quick }: SuiteOptions): void {
  const table = comparison(figures, homes);
  const growth = figures.growth && growthTable(figures.growth);
  const found = gates(figures);
  const absent = candidates.flatMap(({ name, title }) => {
    const reason = figures.absent[name];
    return reason === undefined ? [] : [`${title} is not in the table: ${reason.split('\n').slice(0, 2).join(' ')}`];
  });
  if (json) {
    const evaluated = found.map((gate) => ({ ...gate, met: isMet(gate) }));
    console.log(JSON.stringify({ ...figures, gates: evaluated }, null, 2));
  } else {
    const tables = [table, ...(growth ? [growth] : []), verdicts(found)].flatMap((one) => ['', asText(one)]);
    console.log([...tables, ...absent, '', figures.machine].join('\n'));
  }
  if (!write) return;
  if (quick)
    throw new Failed('Figures of a quick run are too rough for the documentation: leave out --quick or --write.');
  const section = [
    `Measured on ${figures.machine}. Starts: ${Math.round(figures.starts.first)} ms on an empty data directory, later ${Math.round(figures.starts.later)} ms.`,
    asMarkdown(table),
    legend,
    ...absent,
    ...(growth ? [growthLegend, asMarkdown(growth)] : []),
  ].join('\n\n');
  const page = join(root, 'packages/server/docs/development.md');
  writeSection(page, { suite: 'server', title: 'Performance of the API', section });
}
