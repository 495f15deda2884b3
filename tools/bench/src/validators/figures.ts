import { payloadNames } from '../payloads/names.ts';
import { geometricMean } from '../statistics.ts';
import type { Size } from './size.ts';
import type { TimeAnswer, Times } from './time.ts';

/** Everything that was measured, by the candidate's name. A quick run leaves out what takes long. */
export interface Figures {
  readonly machine: string;
  readonly times: TimeAnswer['times'];
  /** The same in a process that may not evaluate code. */
  readonly noEval?: TimeAnswer;
  readonly sizes: Readonly<Record<string, Size>>;
  /** Milliseconds. */
  readonly cold?: Readonly<Record<string, number>>;
  readonly instantiations?: Readonly<Record<string, number>>;
  /** Why a candidate is not there. */
  readonly absent: Readonly<Record<string, string>>;
}

/** How many times as long as `base` something takes: the geometric mean over the four documents. */
export function slower(than: Times | undefined, base: Times | undefined, kind: keyof Times): number {
  return geometricMean(
    payloadNames.map((name) => (than?.[kind][name] ?? Number.NaN) / (base?.[kind][name] ?? Number.NaN)),
  );
}
