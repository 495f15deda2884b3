import { atLeast, atMost, type Gate } from '../gate.ts';
import { type PayloadName, payloadNames } from '../payloads/names.ts';
import { payloadTitles } from '../payloads/payloads.ts';
import { ours } from './candidates.ts';
import { type Figures, slower } from './figures.ts';

const validAgainst = { zod: 20, 'ajv-standalone': 6, 'zod-compile': 2.5, typia: 2.5 };
const shareOfParse: Readonly<Record<PayloadName, number>> = { dashboard: 8, alert: 8, pipeSettings: 8, apiKeys: 40 };

/** Returns the gates of the package. Figures that were not measured and missing peers have no gate. */
export function gates(figures: Figures): Gate[] {
  return [...speedGates(figures), ...sizeGates(figures), ...startGates(figures)];
}

function speedGates({ times }: Figures): Gate[] {
  const own = times[ours];
  const valid = Object.entries(validAgainst)
    .filter(([name]) => times[name] !== undefined)
    .map(([name, bound]) =>
      atLeast(`valid document: ${name} relative to ours`, slower(times[name], own, 'valid'), bound),
    );
  const parse = payloadNames.map((name) => {
    const share = (own?.valid[name] ?? Number.NaN) / (times['JSON.parse']?.valid[name] ?? Number.NaN);
    return atMost(`valid ${payloadTitles[name]} relative to JSON.parse`, share * 100, shareOfParse[name], '%');
  });
  const allIssues = atLeast('all issues: zod relative to ours', slower(times['zod'], own, 'invalid'), 1.5);
  const goal = atLeast('all issues: ajv relative to ours', slower(times['ajv'], own, 'invalid'), 1);
  return [...valid, ...parse, allIssues, { ...goal, goal: true }];
}

function sizeGates({ sizes }: Figures): Gate[] {
  const kilobytes = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000;
  return [
    atMost('size of PipeSettings', kilobytes(sizes[ours]?.one), 3.5, 'kB'),
    atMost('size of all four schemas', kilobytes(sizes[ours]?.four), 6, 'kB'),
  ];
}

function startGates({ cold, instantiations }: Figures): Gate[] {
  const ratio = (cold?.[ours] ?? Number.NaN) / (cold?.['ajv-standalone'] ?? Number.NaN);
  return [
    ...(cold ? [atMost('cold start relative to ajv-standalone', ratio, 0.4, 'x')] : []),
    ...(instantiations ? [atMost('type instantiations', instantiations[ours] ?? Number.NaN, 49, '')] : []),
  ];
}
