// Generated from specs/managed/schemas/PipeSettingsInput.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * Advanced settings of an ingestion pipe to change. An omitted setting keeps its value. Null resets a setting to
 * its default. 0 and false are stored as values.
 */
export interface PipeSettingsInput {
  /**
   * Maximum time to wait before inserting data into the database, in milliseconds. Null resets it to 5000.
   *
   * 500 to 60000.
   * @example 2750
   */
  streaming_max_insert_wait_ms?: number | null | undefined;
  /**
   * Number of files to process concurrently. Null resets it to 1.
   *
   * 1 to 35.
   * @example 1
   */
  object_storage_concurrency?: number | null | undefined;
  /**
   * Interval at which continuous ingestion polls object storage for new files, in milliseconds. Null resets it to
   * 30000.
   *
   * 100 to 3600000.
   * @example 15050
   */
  object_storage_polling_interval_ms?: number | null | undefined;
  /**
   * Maximum number of bytes to process in one insert batch. Null resets it to 10737418240.
   *
   * 10485760 to 53687091200.
   * @example 5373952000
   */
  object_storage_max_insert_bytes?: number | null | undefined;
  /**
   * Maximum number of files to process in one insert batch. Null resets it to 100.
   *
   * 1 to 10000.
   * @example 50
   */
  object_storage_max_file_count?: number | null | undefined;
  /**
   * Maximum number of concurrent threads for file processing. Null resets it to 8.
   *
   * 0 to 64.
   * @example 4
   */
  db_max_threads?: number | null | undefined;
  /**
   * Maximum number of concurrent threads for inserts. Null resets it to 1.
   *
   * 0 to 16.
   * @example 0
   */
  db_max_insert_threads?: number | null | undefined;
  /**
   * Minimum size of a data block for inserts, in bytes. Null resets it to 1073741824.
   *
   * 0 to 10737418240.
   * @example 536870912
   */
  db_min_insert_block_size_bytes?: number | null | undefined;
  /**
   * Maximum number of concurrent threads for downloads. Null resets it to 4.
   *
   * 0 to 32.
   * @example 2
   */
  db_max_download_threads?: number | null | undefined;
  /**
   * The database setting for parallel distributed `INSERT SELECT`. Null resets it to 2.
   * - `0`: not distributed
   * - `1`: each shard runs the `SELECT`
   * - `2`: each shard runs the `SELECT` and the `INSERT`
   *
   * 0 to 2.
   * @example 1
   */
  db_parallel_distributed_insert_select?: number | null | undefined;
  /**
   * Whether files are read with a cluster table function of the database, such as `s3Cluster`. It distributes the
   * files among the
   * nodes of the cluster. Null resets it to true.
   * @example true
   */
  object_storage_use_cluster_function?: boolean | null | undefined;
  /**
   * Whether data is pushed to attached materialized views concurrently instead of sequentially. Null resets it to
   * false.
   * @example false
   */
  db_parallel_view_processing?: boolean | null | undefined;
}

/** Validates {@link PipeSettingsInput}. */
export const PipeSettingsInput: Schema<PipeSettingsInput> = /* @__PURE__ */ schema<PipeSettingsInput>(
  () => ({
    type: 'object',
    properties: {
      streaming_max_insert_wait_ms: { type: ['integer', 'null'], minimum: 500, maximum: 60000 },
      object_storage_concurrency: { type: ['integer', 'null'], minimum: 1, maximum: 35 },
      object_storage_polling_interval_ms: { type: ['integer', 'null'], minimum: 100, maximum: 3600000 },
      object_storage_max_insert_bytes: { type: ['integer', 'null'], minimum: 10485760, maximum: 53687091200 },
      object_storage_max_file_count: { type: ['integer', 'null'], minimum: 1, maximum: 10000 },
      db_max_threads: { type: ['integer', 'null'], minimum: 0, maximum: 64 },
      db_max_insert_threads: { type: ['integer', 'null'], minimum: 0, maximum: 16 },
      db_min_insert_block_size_bytes: { type: ['integer', 'null'], minimum: 0, maximum: 10737418240 },
      db_max_download_threads: { type: ['integer', 'null'], minimum: 0, maximum: 32 },
      db_parallel_distributed_insert_select: { type: ['integer', 'null'], minimum: 0, maximum: 2 },
      object_storage_use_cluster_function: { type: ['boolean', 'null'] },
      db_parallel_view_processing: { type: ['boolean', 'null'] },
    },
  }),
  'request',
  isPipeSettingsInput,
);

/** Returns true if the value is a valid {@link PipeSettingsInput}. */
export function isPipeSettingsInput(value: unknown): value is PipeSettingsInput {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'streaming_max_insert_wait_ms':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 500 && entry <= 60000) || entry === null))
          return false;
        break;
      case 'object_storage_concurrency':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 35) || entry === null))
          return false;
        break;
      case 'object_storage_polling_interval_ms':
        if (
          !((typeof entry === 'number' && (entry | 0) === entry && entry >= 100 && entry <= 3600000) || entry === null)
        )
          return false;
        break;
      case 'object_storage_max_insert_bytes':
        if (
          !(
            (typeof entry === 'number' && Number.isInteger(entry) && entry >= 10485760 && entry <= 53687091200) ||
            entry === null
          )
        )
          return false;
        break;
      case 'object_storage_max_file_count':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 10000) || entry === null))
          return false;
        break;
      case 'db_max_threads':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 64) || entry === null))
          return false;
        break;
      case 'db_max_insert_threads':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 16) || entry === null))
          return false;
        break;
      case 'db_min_insert_block_size_bytes':
        if (
          !(
            (typeof entry === 'number' && Number.isInteger(entry) && entry >= 0 && entry <= 10737418240) ||
            entry === null
          )
        )
          return false;
        break;
      case 'db_max_download_threads':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 32) || entry === null))
          return false;
        break;
      case 'db_parallel_distributed_insert_select':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 2) || entry === null))
          return false;
        break;
      case 'object_storage_use_cluster_function':
      case 'db_parallel_view_processing':
        if (!(typeof entry === 'boolean' || entry === null)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
