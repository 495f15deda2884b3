import type { Signal } from '../signals.ts';
import type { Finding, FindingLimits } from './finding.ts';
/** Finds what rows are made of in the request of a signal in OTLP/JSON. */
export declare function findInJson<Unit>(body: Buffer, signal: Signal<Unit>, limits: FindingLimits): Finding<Unit>;
