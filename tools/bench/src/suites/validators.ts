import { absentNotes } from '../report.ts';
import { BenchError } from '../run-program.ts';
import type { Progress, Suite } from '../suite.ts';
import { type BuildContext, openBuildContext } from '../validators/build-context.ts';
import { findDifferences } from '../validators/find-differences.ts';
import { prepare } from '../validators/prepare.ts';
import { typeInstantiations } from '../validators/validator-types.ts';
import { bundle, entryOf } from '../validators/validators-bundle.ts';
import { type Candidate, candidates, OURS } from '../validators/validators-candidates.ts';
import { measureCold } from '../validators/validators-cold.ts';
import { comparison } from '../validators/validators-comparison.ts';
import type { Figures } from '../validators/validators-figures.ts';
import { gates } from '../validators/validators-gates.ts';
import { type Size, size } from '../validators/validators-size.ts';
import { time } from '../validators/validators-time.ts';

const LEGEND = `- \`valid\` and \`all issues\`: the time for a valid and for an invalid document, as a multiple of the time of
  \`@observability-api/schemas\`. Both are geometric means over a dashboard of 20 tiles, an alert, the settings of a pipe and a list of 100 keys.
- \`of JSON.parse\`: the time for a valid document as a share of parsing its text.
- \`no eval\`: whether the library runs where \`eval\` is blocked, and how much slower. \`yes\` means less than 1.5 times as long.
- \`1 schema\`, \`4 schemas\`: the minified and gzipped bundle for \`PipeSettings\` alone, and for all four schemas. \`@observability-api/schemas\`
  and Ajv have the complete schemas, the others only the properties that occur in the four documents.
- \`cold start\`: importing the installed packages and validating the four documents once.
- \`types\`: type instantiations for a file that uses one schema.`;

/** `npm run bench -- validators`. */
export const validators: Suite = {
  name: 'validators',
  description: 'speed, size, cold start and type cost of @observability-api/schemas, compared with other validators',
  async run({ quick }, progress) {
    const context = await openBuildContext(progress);
    const figures = await measure(context, quick, progress);
    return {
      tables: [{ title: 'time and size', ...comparison(figures, context.versions), legend: LEGEND }],
      gates: gates(figures),
      figures,
      notes: absentNotes(candidates, figures.absent),
      section: { file: 'packages/schemas/README.md', title: 'Speed and size' },
    };
  },
};

async function measure(context: BuildContext, quick: boolean, progress: Progress): Promise<Figures> {
  progress('building the validators');
  const absent: Record<string, string> = {};
  const modules = await Promise.all(candidates.map((candidate) => build(context, candidate, absent)));
  const present = candidates.filter(({ name }) => absent[name] === undefined);
  const timed = modules.filter((module) => module !== undefined);

  progress('comparing the results with the JSON Schema');
  const differences = Object.entries(await findDifferences(context, timed));
  const messages = differences.map(([name, difference]) => `${name} does not implement the schema: ${difference}`);
  if (messages.length > 0) throw new BenchError(messages.join('\n'));

  progress('measuring time');
  const { times, failures } = await time(context, timed, { quick, noEval: false });
  const broken = Object.entries(failures).map(([name, reason]) => `${name} does not run: ${reason}`);
  if (broken.length > 0) throw new BenchError(broken.join('\n'));

  progress('measuring sizes');
  const sizes = Object.fromEntries(
    await Promise.all(
      present.map(async (candidate): Promise<[string, Size]> => [candidate.name, await size(context, candidate)]),
    ),
  );
  const figures = { times, sizes, absent };
  if (quick) return figures;

  progress('measuring time without eval');
  const noEval = await time(context, timed, { quick, noEval: true });
  progress('measuring cold starts');
  const starts = await measureCold(context, present);
  progress('counting type instantiations');
  return { ...figures, noEval, cold: starts, instantiations: await typeInstantiations(context, present) };
}

/**
 * Bundles a library for the time measurement. Throws if `@observability-api/schemas` cannot be built. Adds any other library that cannot be
 * built to `absent`.
 */
async function build(context: BuildContext, candidate: Candidate, absent: Record<string, string>) {
  const entry = entryOf((payload, module) => `export * as ${payload} from '${module}';`);
  try {
    await prepare(context, candidate);
    return { name: candidate.name, file: await bundle(context, candidate, { name: 'time', entry, target: 'node' }) };
  } catch (error) {
    if (candidate.name === OURS || !(error instanceof BenchError)) throw error;
    absent[candidate.name] = error.message;
    return undefined;
  }
}
