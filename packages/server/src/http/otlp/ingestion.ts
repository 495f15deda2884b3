import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import type { IngestObserver } from '../../monitoring/ingest-metrics.ts';
import type { Batches } from '../../telemetry/otlp/batches/batches.ts';
import { IngestBusyError, MemoryBudget, type MemoryShare } from '../../telemetry/otlp/batches/memory-budget.ts';
import { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { type Encoding, type RequestRows, readRequestRows } from '../../telemetry/otlp/request-rows.ts';
import type { Signal } from '../../telemetry/otlp/signals.ts';
import { decompressBody, type ReceivedBody } from './read-body.ts';

/** Dependencies of ingestion. */
export interface IngestionOptions {
  readonly batches: Batches;
  readonly limits: OtlpLimits;
  readonly observer?: IngestObserver | undefined;
}

/** The signal and the encoding of a request. */
export interface RequestFormat {
  readonly signal: Signal;
  readonly encoding: Encoding;
}

/** Stores the telemetry of all OTLP requests, over HTTP and gRPC, within one memory budget. */
export class Ingestion {
  readonly limits: OtlpLimits;
  readonly #batches: Batches;
  readonly #observer: IngestObserver | undefined;
  readonly #budget: MemoryBudget;
  /**
   * Decompresses and decodes one request at a time, so that only one decompressed body is in memory. The tenants take turns.
   */
  readonly #decoding = new SlotQueue({ slots: 1, createTimeoutError: () => new IngestBusyError('service') });

  constructor({ batches, limits, observer }: IngestionOptions) {
    this.limits = limits;
    this.#batches = batches;
    this.#observer = observer;
    this.#budget = new MemoryBudget(limits);
  }

  /**
   * Reads a body with `readBody`, decompresses and decodes it, and waits until all rows are stored. Throws the errors of `readBody`,
   * OtlpDecodeError, OtlpTooLargeError, IngestBusyError, and OtlpError 503 if the telemetry engine did not store the rows.
   */
  async ingest(
    database: string,
    format: RequestFormat,
    readBody: (share: MemoryShare) => Promise<ReceivedBody>,
  ): Promise<RequestRows> {
    const share = this.#budget.share(database);
    try {
      const rows = await this.#decode(database, await readBody(share), format, share);
      await waitForInserts(rows.chunks.map(({ table, chunk }) => this.#batches.add({ database, table }, chunk)));
      const rowCount = rows.chunks.reduce((sum, { chunk }) => sum + chunk.rows, 0);
      this.#observer?.ingested(format.signal.name, rowCount);
      return rows;
    } finally {
      share.release();
    }
  }

  async #decode(database: string, body: ReceivedBody, format: RequestFormat, share: MemoryShare): Promise<RequestRows> {
    const bounds = { limits: this.limits, share };
    const release = await this.#decoding.acquire(database);
    try {
      return await readRequestRows(await decompressBody(body, bounds), format, bounds);
    } finally {
      release();
    }
  }
}

/**
 * Waits for all inserts. Throws InsertFailedError if one has failed. The client then sends the whole request again, so the rows of the
 * other inserts may be stored twice.
 */
async function waitForInserts(inserts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(inserts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new InsertFailedError(failed.reason);
}

/** Thrown when the telemetry engine did not store a batch. A retry may succeed. */
class InsertFailedError extends OtlpError {
  constructor(cause: unknown) {
    super(503, 'The telemetry engine cannot store data now. Send the request again later.');
    this.cause = cause;
  }
}
