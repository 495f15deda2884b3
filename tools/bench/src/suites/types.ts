import { buildClients } from '../client/client-builds.ts';
import { candidates } from '../client/client-candidates.ts';
import { absentNotes } from '../report.ts';
import type { Suite } from '../suite.ts';
import { comparison } from '../types/types-comparison.ts';
import { gates } from '../types/types-gates.ts';
import { typeCosts } from '../types/types-measure.ts';

const LEGEND = `The work of TypeScript 7 with \`skipLibCheck\` for a file with one call, minus the work for an empty file. \`files\` is the number of
additional files that TypeScript reads.`;

/** `npm run bench -- types`. */
export const types: Suite = {
  name: 'types',
  description: 'work of TypeScript to check one call of the clients, compared with other clients',
  async run({ quick }, progress) {
    const builds = await buildClients(progress);
    progress('checking types');
    const costs = await typeCosts(builds, quick ? 1 : 5);
    const versions = Object.fromEntries(builds.clients.map(({ candidate, version }) => [candidate.name, version]));
    return {
      tables: [{ title: 'one call', ...comparison(costs, versions), legend: LEGEND }],
      gates: gates(costs),
      figures: { costs, absent: builds.absent },
      notes: absentNotes(candidates, builds.absent),
      section: { file: 'packages/client-core/README.md', title: 'Type cost' },
    };
  },
};
