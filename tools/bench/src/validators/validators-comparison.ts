import { formatRatio, NONE, type Table } from '../table.ts';
import { candidates, OURS } from './validators-candidates.ts';
import { type Figures, ratioOf } from './validators-figures.ts';

function percent(ratio: number): string {
  return Number.isFinite(ratio) ? `${Math.round(ratio * 100)}%` : NONE;
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? NONE : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Returns the table of the measured libraries, the fastest first, and of `JSON.parse`. */
export function comparison(figures: Figures, versions: Readonly<Record<string, string>>): Table {
  const ownTimes = figures.times[OURS];
  const parse = figures.times['JSON.parse'];
  const rows = candidates
    .filter(({ name }) => figures.times[name] !== undefined)
    .map(({ name, title, dependency }) => {
      const measured = figures.times[name];
      const size = figures.sizes[name];
      const cold = figures.cold?.[name];
      const cells = [
        dependency === undefined ? title : `${title} ${versions[dependency] ?? ''}`,
        formatRatio(ratioOf(measured, ownTimes, 'valid')),
        percent(ratioOf(measured, parse, 'valid')),
        formatRatio(ratioOf(measured, ownTimes, 'invalid')),
        noEval(figures, name),
        kilobytes(size?.one),
        kilobytes(size?.four),
        cold === undefined ? NONE : `${cold.toFixed(1)} ms`,
        String(figures.instantiations?.[name] ?? NONE),
      ];
      return { speed: ratioOf(measured, ownTimes, 'valid'), cells };
    })
    .sort((a, b) => a.speed - b.speed)
    .map(({ cells }) => cells);
  const parseRow = [
    'JSON.parse',
    formatRatio(ratioOf(parse, ownTimes, 'valid')),
    '100%',
    NONE,
    'yes',
    NONE,
    NONE,
    NONE,
    NONE,
  ];
  return {
    head: [
      'validator',
      'valid',
      'of JSON.parse',
      'all issues',
      'no eval',
      '1 schema',
      '4 schemas',
      'cold start',
      'types',
    ],
    rows: [...rows, parseRow],
  };
}

/**
 * Returns how a library runs if code evaluation is forbidden: `does not run`, how much slower it is, or `yes` if it takes less than 1.5
 * times as long. Returns {@link NONE} for a quick run, which does not measure this.
 */
function noEval(figures: Figures, name: string): string {
  if (!figures.noEval) return NONE;
  const restricted = figures.noEval.times[name];
  if (!restricted) return 'does not run';
  const cost = ratioOf(restricted, figures.times[name], 'valid');
  return cost < 1.5 ? 'yes' : `${formatRatio(cost)} slower`;
}
