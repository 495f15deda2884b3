import { type PayloadName, payloadTitles } from '../payloads/payloads.ts';
import { ours } from './candidates.ts';
import { type Figures, slower } from './figures.ts';

/** A figure and the bound that it has to keep. */
export interface Gate {
  readonly title: string;
  readonly figure: number;
  readonly bound: number;
  /** Whether the figure is to be at least the bound, or at most. */
  readonly side: 'least' | 'most';
  readonly unit: 'x' | '%' | 'kB' | '';
  /** A goal may be missed. */
  readonly goal?: true;
}

/** Whether the figure keeps the bound. A figure that is missing does not. */
export function isMet({ figure, bound, side }: Gate): boolean {
  return side === 'least' ? figure >= bound : figure <= bound;
}

const validAgainst = { zod: 20, 'ajv-standalone': 6, 'zod-compile': 2.5, typia: 2.5 };
const shareOfParse: Readonly<Record<PayloadName, number>> = { dashboard: 8, alert: 8, pipeSettings: 8, apiKeys: 40 };

/** What the package promises. A peer that could not be installed has no gate. */
export function gates(figures: Figures): Gate[] {
  const { times, sizes, cold, instantiations } = figures;
  const mine = times[ours];
  const there = (name: string) => times[name] !== undefined;
  const valid = Object.entries(validAgainst)
    .filter(([name]) => there(name))
    .map(
      ([name, bound]): Gate => ({
        title: `valid, times ${name}`,
        figure: slower(times[name], mine, 'valid'),
        bound,
        side: 'least',
        unit: 'x',
      }),
    );
  const parse = Object.entries(shareOfParse).map(([name, bound]): Gate => {
    const payload = name as PayloadName;
    const share = (mine?.valid[payload] ?? Number.NaN) / (times['JSON.parse']?.valid[payload] ?? Number.NaN);
    return {
      title: `valid ${payloadTitles[payload]}, share of JSON.parse`,
      figure: share * 100,
      bound,
      side: 'most',
      unit: '%',
    };
  });
  const kilobytes = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000;
  return [
    ...valid,
    ...parse,
    {
      title: 'all issues, times zod',
      figure: slower(times['zod'], mine, 'invalid'),
      bound: 1.5,
      side: 'least',
      unit: 'x',
    },
    {
      title: 'all issues, times ajv',
      figure: slower(times['ajv'], mine, 'invalid'),
      bound: 1,
      side: 'least',
      unit: 'x',
      goal: true,
    },
    { title: 'size of PipeSettings', figure: kilobytes(sizes[ours]?.one), bound: 3.5, side: 'most', unit: 'kB' },
    { title: 'size of four schemas', figure: kilobytes(sizes[ours]?.four), bound: 6, side: 'most', unit: 'kB' },
    {
      title: 'cold start, times ajv-standalone',
      figure: (cold[ours] ?? Number.NaN) / (cold['ajv-standalone'] ?? Number.NaN),
      bound: 0.4,
      side: 'most',
      unit: 'x',
    },
    { title: 'type instantiations', figure: instantiations[ours] ?? Number.NaN, bound: 49, side: 'most', unit: '' },
  ];
}
