import { atMost, type Gate } from '../gate.ts';
import type { Seconds } from './lint-time.ts';

/** Returns the gates for the durations. `seconds` has the durations by linter and input. */
export function gates(seconds: Readonly<Record<string, Seconds>>): Gate[] {
  const duration = (linter: string, input: string) => seconds[linter]?.[input] ?? Number.NaN;
  const ratio = (linter: string, input: string) => duration(linter, input) / duration('strict', input);
  return [
    atMost('both specs, rules loaded as TypeScript', duration('source', 'both specs') * 1000, 2000, 'ms'),
    atMost('both specs, relative to recommended-strict', ratio('ours', 'both specs'), 1.3, 'x'),
    atMost('500 operations, relative to recommended-strict', ratio('ours', '500 operations'), 1.5, 'x'),
  ];
}
