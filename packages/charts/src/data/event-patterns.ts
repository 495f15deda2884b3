import { plainText } from '../text.ts';
import type { QueryResult } from '../types.ts';
import { numberOf } from './columns.ts';

/** A pattern of events: a text in which a wildcard replaces each part that varies between the events. */
export interface EventPattern {
  readonly pattern: string;
  readonly count: number;
  /** The fraction of all events that match the pattern, 0 to 1. */
  readonly share: number;
}

/** Returns the patterns of a result. If the result has no column of shares, computes them from the counts. */
export function eventPatternsOf({ columns, rows }: QueryResult): readonly EventPattern[] {
  const named = (name: string) => columns.findIndex((column) => column.name.toLowerCase() === name);
  const firstString = columns.findIndex(({ type, role }) => type === 'string' && role !== 'time');
  const numberIndexes = columns.flatMap(({ type }, index) => (type === 'number' ? [index] : []));
  const patternIndex = named('pattern') >= 0 ? named('pattern') : firstString;
  const countIndex = named('count') >= 0 ? named('count') : (numberIndexes[0] ?? -1);
  const shareIndex = named('share') >= 0 ? named('share') : (numberIndexes.find((index) => index !== countIndex) ?? -1);
  const total = rows.reduce((sum, row) => sum + Math.max(0, numberOf(row[countIndex]) ?? 0), 0);
  return rows.map((row) => {
    const count = numberOf(row[countIndex]) ?? 0;
    const share = numberOf(row[shareIndex]) ?? (total > 0 ? count / total : 0);
    return { pattern: plainText(row[patternIndex] ?? '', 1000), count, share: Math.min(1, Math.max(0, share)) };
  });
}
