import type { SplitLimits } from './decode/split.ts';

/** How much the listener takes in at once. */
export interface OtlpLimits extends SplitLimits {
  /** The largest body as it is sent, in bytes. */
  readonly bodyBytes: number;
  /** The largest body when it is not compressed any more, in bytes. */
  readonly inflatedBytes: number;
  /** How long nothing may come in the middle of a body before its connection is cut off, in milliseconds. */
  readonly bodySilenceMs: number;
  /** How long the rows of a request may be, with what they share in each of them, in bytes. */
  readonly rowBytes: number;
  /** How many bytes of bodies and rows are in work at once, until the rows are in the engine; beyond that callers wait. */
  readonly bytesInWork: number;
  /** How many of these may be of one tenant: less than all, so that no tenant shuts out the others. */
  readonly bytesInWorkOfOne: number;
  /** A batch is inserted when it has so many rows, */
  readonly batchRows: number;
  /** or when its oldest row has waited for so long, in milliseconds. */
  readonly batchMs: number;
  /** What came meanwhile goes along, up to so many rows, */
  readonly largestBatchRows: number;
  /** and about so many bytes of rows. */
  readonly largestBatchBytes: number;
  /** How many inserts run at once: the rest of the engine is for those who read. */
  readonly inserts: number;
  /** How long a request is read before others get a turn, in milliseconds. */
  readonly turnMs: number;
}

/** What holds where nothing else is said. */
export const OTLP_LIMITS: OtlpLimits = {
  bodyBytes: 16_777_216,
  inflatedBytes: 33_554_432,
  units: 100_000,
  groups: 100_000,
  unitBytes: 1_048_576,
  unitValues: 20_000,
  bodySilenceMs: 15_000,
  rowBytes: 268_435_456,
  bytesInWork: 268_435_456,
  bytesInWorkOfOne: 134_217_728,
  batchRows: 1_000,
  batchMs: 200,
  largestBatchRows: 10_000,
  largestBatchBytes: 4_194_304,
  inserts: 2,
  turnMs: 8,
};
