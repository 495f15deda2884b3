import { atMost, type Gate } from '../gate.ts';
import type { Seconds } from './time.ts';

/** What linting may cost. */
export function gates(seconds: Readonly<Record<string, Seconds>>): Gate[] {
  const found = (linter: string, input: string) => seconds[linter]?.[input] ?? Number.NaN;
  const ratio = (linter: string, input: string) => found(linter, input) / found('strict', input);
  return [
    atMost('both specs, rules loaded as TypeScript', found('source', 'both specs') * 1000, 2000, 'ms'),
    atMost('both specs, times recommended-strict alone', ratio('ours', 'both specs'), 1.3, 'x'),
    atMost('500 operations, times recommended-strict alone', ratio('ours', '500 operations'), 1.3, 'x'),
  ];
}
