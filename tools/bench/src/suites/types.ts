import { join } from 'node:path';
import { candidates } from '../client/candidates.ts';
import { openWorkplaces } from '../client/workplaces.ts';
import { isMet, verdicts } from '../gate.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import type { Suite } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';
import { gates } from '../types/gates.ts';
import { typeCosts } from '../types/measure.ts';
import { comparison } from '../types/report.ts';

const legend = `What TypeScript 7 does for a file with one call, with \`skipLibCheck\`, less what it does for an empty file. \`files\` are
those that it reads.`;

/** `npm run bench -- types`. */
export const types: Suite = {
  name: 'types',
  about: 'what TypeScript does to check one call of the clients, beside openapi-fetch and clients of other services',
  async run({ quick, json, write }) {
    const say = (step: string) => console.error(`▸ ${step}`);
    const shop = await openWorkplaces(say);
    say('Checking types');
    const costs = await typeCosts(shop, quick ? 1 : 5);
    const versions = Object.fromEntries(shop.places.map(({ candidate, version }) => [candidate.name, version]));
    const table = comparison(costs, versions);
    const found = gates(costs);
    const absent = candidates.flatMap(({ name, title }) => {
      const reason = shop.absent[name];
      return reason === undefined ? [] : [`${title} is not in the table: ${reason.split('\n').slice(0, 2).join(' ')}`];
    });
    if (json) {
      const judged = found.map((gate) => ({ ...gate, met: isMet(gate) }));
      console.log(JSON.stringify({ machine: machine(), costs, absent: shop.absent, gates: judged }, null, 2));
    } else {
      console.log(['', asText(table), '', asText(verdicts(found)), '', ...absent, machine()].join('\n'));
    }
    if (write) {
      if (quick) throw new Failed('Figures of a quick run are too rough for the README: leave out --quick or --write.');
      const section = [`Measured on ${machine()}.`, asMarkdown(table), legend, ...absent].join('\n\n');
      const readme = join(root, 'packages/client-core/README.md');
      writeSection(readme, { suite: 'types', title: 'What types cost', section });
    }
    return found.every(isMet);
  },
};
