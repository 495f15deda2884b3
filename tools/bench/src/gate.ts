import type { Table } from './table.ts';

/** A figure and the bound that it has to keep. */
export interface Gate {
  readonly title: string;
  readonly figure: number;
  readonly bound: number;
  /** Whether the figure is to be at least the bound, or at most. */
  readonly side: 'least' | 'most';
  readonly unit: 'x' | '%' | 'kB' | 'MB' | 'ms' | '';
  /** A goal may be missed. */
  readonly goal?: true;
}

/** Whether the figure keeps the bound. A figure that is missing does not. */
export function isMet({ figure, bound, side }: Gate): boolean {
  return side === 'least' ? figure >= bound : figure <= bound;
}

/** A gate that a figure keeps when it is so much or more. */
export function atLeast(title: string, figure: number, bound: number, unit: Gate['unit'] = 'x'): Gate {
  return { title, figure, bound, side: 'least', unit };
}

/** A gate that a figure keeps when it is so much or less. */
export function atMost(title: string, figure: number, bound: number, unit: Gate['unit']): Gate {
  return { title, figure, bound, side: 'most', unit };
}

/** The gates with what was found. */
export function verdicts(gates: readonly Gate[]): Table {
  return {
    head: ['gate', 'found', 'bound', ''],
    rows: gates.map((gate) => [
      gate.title,
      figure(gate.figure, gate.unit),
      `${gate.side === 'least' ? '≥' : '≤'} ${figure(gate.bound, gate.unit)}`,
      isMet(gate) ? 'ok' : gate.goal ? 'not yet (a goal)' : 'MISS',
    ]),
  };
}

function figure(value: number, unit: Gate['unit']): string {
  if (!Number.isFinite(value)) return '–';
  const digits = unit === '' || value >= 100 ? 0 : unit === '%' || value < 10 ? 2 : 1;
  const spaced = unit === 'kB' || unit === 'MB' || unit === 'ms';
  return `${Number(value.toFixed(digits))}${spaced ? ' ' : ''}${unit}`;
}
