// Generated from specs/managed/schemas/PipeSettings.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** All advanced settings of an ingestion pipe. Settings that were never set have their defaults. */
export interface PipeSettings {
  /**
   * Maximum time to wait before inserting data into the database, in milliseconds.
   *
   * 500 to 60000.
   * @default 5000
   */
  streaming_max_insert_wait_ms: number;
  /**
   * Number of files to process concurrently.
   *
   * 1 to 35.
   * @default 1
   */
  object_storage_concurrency: number;
  /**
   * Interval at which continuous ingestion polls object storage for new files, in milliseconds.
   *
   * 100 to 3600000.
   * @default 30000
   */
  object_storage_polling_interval_ms: number;
  /**
   * Maximum number of bytes to process in one insert batch.
   *
   * 10485760 to 53687091200.
   * @default 10737418240
   */
  object_storage_max_insert_bytes: number;
  /**
   * Maximum number of files to process in one insert batch.
   *
   * 1 to 10000.
   * @default 100
   */
  object_storage_max_file_count: number;
  /**
   * Maximum number of concurrent threads for file processing.
   *
   * 0 to 64.
   * @default 8
   */
  db_max_threads: number;
  /**
   * Maximum number of concurrent threads for inserts.
   *
   * 0 to 16.
   * @default 1
   */
  db_max_insert_threads: number;
  /**
   * Minimum size of a data block for inserts, in bytes.
   *
   * 0 to 10737418240.
   * @default 1073741824
   */
  db_min_insert_block_size_bytes: number;
  /**
   * Maximum number of concurrent threads for downloads.
   *
   * 0 to 32.
   * @default 4
   */
  db_max_download_threads: number;
  /**
   * The database setting for parallel distributed `INSERT SELECT`.
   * - `0`: not distributed
   * - `1`: each shard runs the `SELECT`
   * - `2`: each shard runs the `SELECT` and the `INSERT`
   *
   * 0 to 2.
   * @default 2
   */
  db_parallel_distributed_insert_select: number;
  /**
   * Whether files are read with a cluster table function of the database, such as `s3Cluster`. It distributes the
   * files among the
   * nodes of the cluster.
   * @default true
   */
  object_storage_use_cluster_function: boolean;
  /**
   * Whether data is pushed to attached materialized views concurrently instead of sequentially.
   * @default false
   */
  db_parallel_view_processing: boolean;
}

/** Validates {@link PipeSettings}. */
export const PipeSettings: Schema<PipeSettings> = /* @__PURE__ */ schema<PipeSettings>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      streaming_max_insert_wait_ms: { type: 'integer', minimum: 500, maximum: 60000, default: 5000 },
      object_storage_concurrency: { type: 'integer', minimum: 1, maximum: 35, default: 1 },
      object_storage_polling_interval_ms: { type: 'integer', minimum: 100, maximum: 3600000, default: 30000 },
      object_storage_max_insert_bytes: {
        type: 'integer',
        minimum: 10485760,
        maximum: 53687091200,
        default: 10737418240,
      },
      object_storage_max_file_count: { type: 'integer', minimum: 1, maximum: 10000, default: 100 },
      db_max_threads: { type: 'integer', minimum: 0, maximum: 64, default: 8 },
      db_max_insert_threads: { type: 'integer', minimum: 0, maximum: 16, default: 1 },
      db_min_insert_block_size_bytes: { type: 'integer', minimum: 0, maximum: 10737418240, default: 1073741824 },
      db_max_download_threads: { type: 'integer', minimum: 0, maximum: 32, default: 4 },
      db_parallel_distributed_insert_select: { type: 'integer', minimum: 0, maximum: 2, default: 2 },
      object_storage_use_cluster_function: { type: 'boolean', default: true },
      db_parallel_view_processing: { type: 'boolean', default: false },
    },
  }),
  'response',
  isPipeSettings,
);

/** Returns true if the value is a valid {@link PipeSettings}. */
export function isPipeSettings(value: unknown): value is PipeSettings {
  if (!isObject(value)) return false;
  const {
    streaming_max_insert_wait_ms,
    object_storage_concurrency,
    object_storage_polling_interval_ms,
    object_storage_max_insert_bytes,
    object_storage_max_file_count,
    db_max_threads,
    db_max_insert_threads,
    db_min_insert_block_size_bytes,
    db_max_download_threads,
    db_parallel_distributed_insert_select,
    object_storage_use_cluster_function,
    db_parallel_view_processing,
  } = value;
  return (
    typeof streaming_max_insert_wait_ms === 'number' &&
    (streaming_max_insert_wait_ms | 0) === streaming_max_insert_wait_ms &&
    streaming_max_insert_wait_ms >= 500 &&
    streaming_max_insert_wait_ms <= 60000 &&
    typeof object_storage_concurrency === 'number' &&
    (object_storage_concurrency | 0) === object_storage_concurrency &&
    object_storage_concurrency >= 1 &&
    object_storage_concurrency <= 35 &&
    typeof object_storage_polling_interval_ms === 'number' &&
    (object_storage_polling_interval_ms | 0) === object_storage_polling_interval_ms &&
    object_storage_polling_interval_ms >= 100 &&
    object_storage_polling_interval_ms <= 3600000 &&
    typeof object_storage_max_insert_bytes === 'number' &&
    Number.isInteger(object_storage_max_insert_bytes) &&
    object_storage_max_insert_bytes >= 10485760 &&
    object_storage_max_insert_bytes <= 53687091200 &&
    typeof object_storage_max_file_count === 'number' &&
    (object_storage_max_file_count | 0) === object_storage_max_file_count &&
    object_storage_max_file_count >= 1 &&
    object_storage_max_file_count <= 10000 &&
    typeof db_max_threads === 'number' &&
    (db_max_threads | 0) === db_max_threads &&
    db_max_threads >= 0 &&
    db_max_threads <= 64 &&
    typeof db_max_insert_threads === 'number' &&
    (db_max_insert_threads | 0) === db_max_insert_threads &&
    db_max_insert_threads >= 0 &&
    db_max_insert_threads <= 16 &&
    typeof db_min_insert_block_size_bytes === 'number' &&
    Number.isInteger(db_min_insert_block_size_bytes) &&
    db_min_insert_block_size_bytes >= 0 &&
    db_min_insert_block_size_bytes <= 10737418240 &&
    typeof db_max_download_threads === 'number' &&
    (db_max_download_threads | 0) === db_max_download_threads &&
    db_max_download_threads >= 0 &&
    db_max_download_threads <= 32 &&
    typeof db_parallel_distributed_insert_select === 'number' &&
    (db_parallel_distributed_insert_select | 0) === db_parallel_distributed_insert_select &&
    db_parallel_distributed_insert_select >= 0 &&
    db_parallel_distributed_insert_select <= 2 &&
    typeof object_storage_use_cluster_function === 'boolean' &&
    typeof db_parallel_view_processing === 'boolean'
  );
}
