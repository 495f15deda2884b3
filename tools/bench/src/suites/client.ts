import { join } from 'node:path';
import { bundle } from '../client/bundle.ts';
import { alone, ours } from '../client/candidates.ts';
import { cold } from '../client/cold.ts';
import type { Figures } from '../client/figures.ts';
import { gates } from '../client/gates.ts';
import { comparison, missing } from '../client/report.ts';
import { type Size, size } from '../client/size.ts';
import { type TimedClient, time } from '../client/time.ts';
import { openWorkplaces, type Workplace, type Workplaces } from '../client/workplaces.ts';
import { isMet, verdicts } from '../gate.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import type { Suite, SuiteOptions } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';

const legend = `CPU time of a call over a \`fetch\` that responds immediately, as multiples of calling it by hand and parsing the text: dashboards of
one tile, pages of ten, and one dashboard of 24 tiles, as it is and with \`validation: strict\`. Clients of other services make calls
of about the same shape. \`import\` is the CPU time of a
cold import, \`gzipped\` the bundle with everything that the calls need, \`unpacked\` and \`files\` are the package alone
(of a generated client, what is generated).`;

/** `npm run bench -- client`. */
export const client: Suite = {
  name: 'client',
  about: 'CPU time of a call, size and import of the clients, beside openapi-fetch and clients of other services',
  async run(options) {
    const say = (step: string) => console.error(`▸ ${step}`);
    const shop = await openWorkplaces(say);
    const figures = await measure(shop, options, say);
    report(figures, options);
    return gates(figures).every((gate) => gate.goal || isMet(gate));
  },
};

async function measure(shop: Workplaces, { quick }: SuiteOptions, say: (step: string) => void): Promise<Figures> {
  say('Weighing');
  const sizes: Record<string, Size> = {};
  for (const place of shop.places) sizes[place.candidate.name] = await size(shop, place);
  say('Timing calls');
  const timed: TimedClient[] = [];
  for (const place of shop.places) if (!place.candidate.untimed) timed.push(await timedClient(shop, place));
  const calls = await time(timed, shop.places[0]?.built ?? root, quick);
  say('Importing');
  return {
    ...calls,
    machine: machine(),
    sizes,
    cold: await cold(shop, quick),
    versions: Object.fromEntries(shop.places.map(({ candidate, version }) => [candidate.name, version])),
    absent: shop.absent,
  };
}

async function timedClient(shop: Workplaces, place: Workplace): Promise<TimedClient> {
  const { name } = place.candidate;
  const file = await bundle(shop, place, 'client', 'node');
  const ways: TimedClient['ways'][number][] = [{ way: 'plain', file }];
  if (name === ours || name === alone) ways.push({ way: 'middleware', file });
  if (name === ours) ways.push({ way: 'strict', file: await bundle(shop, place, 'strict', 'node') });
  return { name, file, ways };
}

function report(figures: Figures, { json, write, quick }: SuiteOptions): void {
  const table = comparison(figures);
  const found = gates(figures);
  const notes = missing(figures);
  if (json) {
    const judged = found.map((gate) => ({ ...gate, met: isMet(gate) }));
    console.log(JSON.stringify({ ...figures, gates: judged }, null, 2));
  } else {
    console.log(['', asText(table), '', asText(verdicts(found)), '', ...notes, figures.machine].join('\n'));
  }
  if (!write) return;
  if (quick) throw new Failed('Figures of a quick run are too rough for the README: leave out --quick or --write.');
  const section = [`Measured on ${figures.machine}.`, asMarkdown(table), legend, ...notes].join('\n\n');
  const readme = join(root, 'packages/client-core/README.md');
  writeSection(readme, { suite: 'client', title: 'How fast, how small', section });
}
