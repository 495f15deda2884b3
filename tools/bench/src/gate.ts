import type { Table } from './table.ts';

/** A limit for a measured value (figure). */
export interface Gate {
  readonly title: string;
  readonly figure: number;
  readonly limit: number;
  readonly kind: 'minimum' | 'maximum';
  readonly unit: Unit;
  /** True for a goal. A missed goal does not fail the suite. */
  readonly goal?: true;
}

/** The unit of a figure. */
export type Unit = 'x' | 'kB' | 'MB' | 'ms' | '';

/** Returns true if the figure is within the limit. A missing figure (NaN) is not. */
export function isMet({ figure, limit, kind }: Gate): boolean {
  return kind === 'minimum' ? figure >= limit : figure <= limit;
}

/** Creates a gate with a minimum. */
export function atLeast(title: string, figure: number, limit: number, unit: Unit = 'x'): Gate {
  return { title, figure, limit, kind: 'minimum', unit };
}

/** Creates a gate with a maximum. */
export function atMost(title: string, figure: number, limit: number, unit: Unit): Gate {
  return { title, figure, limit, kind: 'maximum', unit };
}

/** Returns the table of gates with their results. */
export function gateTable(gates: readonly Gate[]): Table {
  return {
    head: ['gate', 'measured', 'limit', 'result'],
    rows: gates.map((gate) => [
      gate.title,
      formatFigure(gate.figure, gate.unit),
      `${gate.kind === 'minimum' ? '≥' : '≤'} ${formatFigure(gate.limit, gate.unit)}`,
      isMet(gate) ? 'ok' : gate.goal ? 'goal missed' : 'MISSED',
    ]),
  };
}

function formatFigure(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–';
  // A layout shift, which has no unit, is much less than 1.
  const digits = unit === '' ? 3 : value >= 100 ? 0 : value < 10 ? 2 : 1;
  const space = unit === 'kB' || unit === 'MB' || unit === 'ms' ? ' ' : '';
  return `${Number(value.toFixed(digits))}${space}${unit}`;
}
