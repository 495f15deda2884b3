import { payloadNames } from '../payloads/payloads.ts';
import { geometricMean } from '../statistics.ts';
import type { Size } from './validators-size.ts';
import type { TimeResult, Times } from './validators-time.ts';

/** The measured values of the libraries, by name. A quick run has no `noEval`, `cold` or `instantiations`. */
export interface Figures {
  readonly times: TimeResult['times'];
  /** The same in a process that must not evaluate code. */
  readonly noEval?: TimeResult;
  readonly sizes: Readonly<Record<string, Size>>;
  /** Milliseconds. */
  readonly cold?: Readonly<Record<string, number>>;
  readonly instantiations?: Readonly<Record<string, number>>;
  /** The reason why a library is missing. */
  readonly absent: Readonly<Record<string, string>>;
}

/** Returns the ratio of two times: the geometric mean over the four documents. */
export function ratioOf(compared: Times | undefined, base: Times | undefined, kind: keyof Times): number {
  return geometricMean(
    payloadNames.map((name) => (compared?.[kind][name] ?? Number.NaN) / (base?.[kind][name] ?? Number.NaN)),
  );
}
