import { join } from 'node:path';
import { isMet, verdicts } from '../gate.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { Failed } from '../run.ts';
import type { Suite, SuiteOptions } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';
import { disagreements } from '../validators/agreement.ts';
import { bundle, entryOf } from '../validators/bundle.ts';
import { type Candidate, candidates, ours } from '../validators/candidates.ts';
import { cold } from '../validators/cold.ts';
import type { Figures } from '../validators/figures.ts';
import { gates } from '../validators/gates.ts';
import { prepare } from '../validators/prepare.ts';
import { comparison } from '../validators/report.ts';
import { type Size, size } from '../validators/size.ts';
import { time } from '../validators/time.ts';
import { typeInstantiations } from '../validators/types.ts';
import { openWorkshop, type Workshop } from '../validators/workshop.ts';

const legend = `\`valid\` and \`all issues\` are the time for a valid and an invalid document, as multiples of the first row's:
geometric means over a dashboard of 20 tiles, an alert, the settings of a pipe and a list of 100 keys. \`of JSON.parse\` is
the same as a share of parsing the document's text. Sizes are minified and gzipped, of \`PipeSettings\` alone and of
all four; a cold start imports the installed packages and validates once; \`types\` are the instantiations of a file that
uses one schema.`;

/** `npm run bench -- validators`. */
export const validators: Suite = {
  name: 'validators',
  about: 'speed, size, cold start and type cost of @observability-api/schemas, beside other libraries',
  async run(options) {
    const say = (step: string) => console.error(`▸ ${step}`);
    const shop = await openWorkshop(say);
    const figures = await measure(shop, options, say);
    report(shop, figures, options);
    return gates(figures).every((gate) => gate.goal || isMet(gate));
  },
};

async function measure(shop: Workshop, { quick }: SuiteOptions, say: (step: string) => void): Promise<Figures> {
  say('Preparing the peers');
  const absent: Record<string, string> = {};
  const modules = await Promise.all(candidates.map((candidate) => built(shop, candidate, absent)));
  const present = candidates.filter(({ name }) => absent[name] === undefined);
  const timed = modules.filter((module) => module !== undefined);

  say('Comparing with the schema');
  const others = Object.entries(await disagreements(shop, timed));
  const reasons = others.map(([name, reason]) => `${name} checks something else: ${reason}`);
  if (reasons.length > 0) throw new Failed(reasons.join('\n'));

  say('Timing');
  const { times, failures } = await time(shop, timed, { quick, noEval: false });
  const broken = Object.entries(failures).map(([name, reason]) => `${name} does not run: ${reason}`);
  if (broken.length > 0) throw new Failed(broken.join('\n'));

  say('Weighing');
  const sizes = Object.fromEntries(
    await Promise.all(
      present.map(async (candidate): Promise<[string, Size]> => [candidate.name, await size(shop, candidate)]),
    ),
  );
  const figures = { machine: machine(), times, sizes, absent };
  if (quick) return figures;

  say('Timing without eval');
  const noEval = await time(shop, timed, { quick, noEval: true });
  say('Starting cold');
  const starts = await cold(shop, present);
  say('Counting type instantiations');
  return { ...figures, noEval, cold: starts, instantiations: await typeInstantiations(shop, present) };
}

/** The candidate's module for timing; a peer that cannot be built here is noted as absent. */
async function built(shop: Workshop, candidate: Candidate, absent: Record<string, string>) {
  const entry = entryOf((payload, module) => `export * as ${payload} from '${module}';`);
  try {
    await prepare(shop, candidate);
    return { name: candidate.name, file: await bundle(shop, candidate, { name: 'time', entry, target: 'node' }) };
  } catch (error) {
    if (candidate.name === ours || !(error instanceof Failed)) throw error;
    absent[candidate.name] = error.message;
    return undefined;
  }
}

function report(shop: Workshop, figures: Figures, { json, write, quick }: SuiteOptions): void {
  const table = comparison(figures, shop.versions);
  const found = gates(figures);
  const absent = candidates.flatMap(({ name, title }) => {
    const reason = figures.absent[name];
    return reason === undefined ? [] : [`${title} is not in the table: ${reason.split('\n').slice(0, 2).join(' ')}`];
  });
  if (json) {
    const judged = found.map((gate) => ({ ...gate, met: isMet(gate) }));
    console.log(JSON.stringify({ ...figures, gates: judged }, null, 2));
  } else {
    console.log(['', asText(table), '', asText(verdicts(found)), ...absent, '', figures.machine].join('\n'));
  }
  if (!write) return;
  if (quick) throw new Failed('Figures of a quick run are too rough for the README: leave out --quick or --write.');
  const section = [`Measured on ${figures.machine}.`, asMarkdown(table), legend, ...absent].join('\n\n');
  writeSection(join(shop.root, 'packages/schemas/README.md'), {
    suite: 'validators',
    title: 'Speed and size',
    section,
  });
}
