import type { Signal } from '../signals.ts';
import { type Finding, type FindingLimits } from './finding.ts';
/** Finds what rows are made of in the request of a signal in protobuf. */
export declare function findInProtobuf<Unit>(body: Buffer, signal: Signal<Unit>, limits: FindingLimits): Finding<Unit>;
