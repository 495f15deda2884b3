import { buildClients, type ClientBuild, type ClientBuilds } from '../client/client-builds.ts';
import { bundle } from '../client/client-bundle.ts';
import { BASELINE, OURS } from '../client/client-candidates.ts';
import { measureCold } from '../client/client-cold.ts';
import { callTable, notes, sizeTable } from '../client/client-comparison.ts';
import type { Figures } from '../client/client-figures.ts';
import { gates } from '../client/client-gates.ts';
import { type Size, size } from '../client/client-size.ts';
import { type TimedClient, time } from '../client/client-time.ts';
import { root } from '../run-program.ts';
import type { Progress, Suite } from '../suite.ts';

const CALL_LEGEND = `CPU time of a call, as a multiple of calling \`fetch\` and \`JSON.parse\` by hand. \`fetch\` is replaced and responds immediately.

- \`create\`, \`get\`: a dashboard of one tile. \`list\`: a page of ten.
- \`2 middleware\`: \`get\` with two middleware functions.
- \`24 tiles\`: \`get\` of a dashboard of 24 tiles. \`validated\`: the same with \`validation: strict\`.
- Clients of other services make similar calls.`;

const SIZE_LEGEND = `- \`gzipped\`: the minified and gzipped bundle with everything that the calls need.
- \`import\`: CPU time of the import in a new process.
- \`unpacked\`, \`files\`: the package without its dependencies, or the generated code.`;

/** `npm run bench -- client`. */
export const client: Suite = {
  name: 'client',
  description: 'CPU time of a call, size and import time of the clients, compared with openapi-fetch and other clients',
  async run({ quick }, progress) {
    const builds = await buildClients(progress);
    const figures = await measure(builds, quick, progress);
    return {
      tables: [
        { title: 'calls', ...callTable(figures), legend: CALL_LEGEND },
        { title: 'size and import', ...sizeTable(figures), legend: SIZE_LEGEND },
      ],
      gates: gates(figures),
      figures,
      notes: notes(figures),
      section: { file: 'packages/client-core/README.md', title: 'Speed and size' },
    };
  },
};

async function measure(builds: ClientBuilds, quick: boolean, progress: Progress): Promise<Figures> {
  progress('measuring sizes');
  const sizes: Record<string, Size> = {};
  for (const build of builds.clients) sizes[build.candidate.name] = await size(builds, build);
  progress('measuring calls');
  const timed: TimedClient[] = [];
  for (const build of builds.clients) if (!build.candidate.untimed) timed.push(await timedClient(builds, build));
  const calls = await time(timed, builds.clients[0]?.built ?? root, quick);
  progress('measuring imports');
  return {
    ...calls,
    sizes,
    importCpuMs: await measureCold(builds, quick),
    versions: Object.fromEntries(builds.clients.map(({ candidate, version }) => [candidate.name, version])),
    absent: builds.absent,
  };
}

async function timedClient(builds: ClientBuilds, build: ClientBuild): Promise<TimedClient> {
  const { name } = build.candidate;
  const file = await bundle(builds, build, 'client', 'node');
  const variants: TimedClient['variants'][number][] = [{ variant: 'plain', file }];
  if (name === OURS || name === BASELINE) variants.push({ variant: 'middleware', file });
  if (name === OURS) variants.push({ variant: 'strict', file: await bundle(builds, build, 'strict', 'node') });
  return { name, file, variants };
}
