import { atLeast, atMost, type Gate } from '../gate.ts';
import { candidates, OURS } from './validators-candidates.ts';
import { type Figures, ratioOf } from './validators-figures.ts';

/**
 * The minimum time of other libraries for a valid document, as a multiple of the time of ours. For libraries that are not listed, the
 * minimum is 1.
 */
const validAgainst: Readonly<Record<string, number>> = { zod: 20, 'ajv-standalone': 5, typia: 1.8 };

/**
 * Returns the gates of `@observability-api/schemas`. A quick run has no gates for the cold start and the type instantiations. A library
 * that is missing has no gate for valid documents.
 */
export function gates(figures: Figures): Gate[] {
  return [...speedGates(figures), ...sizeGates(figures), ...startGates(figures)];
}

function speedGates({ times }: Figures): Gate[] {
  const ownTimes = times[OURS];
  const valid = candidates
    .filter(({ name }) => name !== OURS && times[name] !== undefined)
    .map(({ name }) =>
      atLeast(
        `valid document: ${name} relative to ours`,
        ratioOf(times[name], ownTimes, 'valid'),
        validAgainst[name] ?? 1,
      ),
    );
  const allIssues = atLeast('all issues: zod relative to ours', ratioOf(times['zod'], ownTimes, 'invalid'), 1.5);
  const standalone = ratioOf(times['ajv-standalone'], ownTimes, 'invalid');
  const goal = atLeast('all issues: ajv-standalone relative to ours', standalone, 1);
  return [...valid, allIssues, { ...goal, goal: true }];
}

function sizeGates({ sizes }: Figures): Gate[] {
  const kilobytes = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000;
  const four = kilobytes(sizes[OURS]?.four);
  return [
    atMost('size of PipeSettings', kilobytes(sizes[OURS]?.one), 3.5, 'kB'),
    atMost('size of all four schemas', four, 8.5, 'kB'),
    { ...atMost('size of all four schemas', four, 6, 'kB'), goal: true },
  ];
}

function startGates({ cold, instantiations }: Figures): Gate[] {
  const ratio = (cold?.[OURS] ?? Number.NaN) / (cold?.['ajv-standalone'] ?? Number.NaN);
  return [
    ...(cold ? [atMost('cold start relative to ajv-standalone', ratio, 0.6, 'x')] : []),
    ...(instantiations ? [atMost('type instantiations', instantiations[OURS] ?? Number.NaN, 49, '')] : []),
  ];
}
