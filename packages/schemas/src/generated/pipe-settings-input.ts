// Generated from specs/managed/schemas/PipeSettingsInput.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * Which advanced settings of an ingestion pipe to change. A key that is absent keeps its value, null returns it to
 * its default, and an explicit 0 or false is a value like any other.
 */
export interface PipeSettingsInput {
  /**
   * The longest time to wait before data is inserted into the database, in milliseconds. 500 to 60000; null
   * returns it to 5000.
   * @example 2750
   */
  streaming_max_insert_wait_ms?: number | null | undefined;
  /**
   * How many files are processed at the same time. 1 to 35; null returns it to 1.
   * @example 1
   */
  object_storage_concurrency?: number | null | undefined;
  /**
   * How often continuous ingestion looks for new files in object storage, in milliseconds. 100 to 3600000; null
   * returns it to 30000.
   * @example 15050
   */
  object_storage_polling_interval_ms?: number | null | undefined;
  /**
   * The most bytes that are processed in one insert batch. 10485760 to 53687091200; null returns it to
   * 10737418240.
   * @example 5373952000
   */
  object_storage_max_insert_bytes?: number | null | undefined;
  /**
   * The most files that are processed in one insert batch. 1 to 10000; null returns it to 100.
   * @example 50
   */
  object_storage_max_file_count?: number | null | undefined;
  /**
   * The most threads that process files at the same time. 0 to 64; null returns it to 8.
   * @example 4
   */
  db_max_threads?: number | null | undefined;
  /**
   * The most threads that insert at the same time. 0 to 16; null returns it to 1.
   * @example 0
   */
  db_max_insert_threads?: number | null | undefined;
  /**
   * The smallest block of data that is inserted, in bytes. 0 to 10737418240; null returns it to 1073741824.
   * @example 536870912
   */
  db_min_insert_block_size_bytes?: number | null | undefined;
  /**
   * The most threads that download at the same time. 0 to 32; null returns it to 4.
   * @example 2
   */
  db_max_download_threads?: number | null | undefined;
  /**
   * The setting of the database for parallel distributed `INSERT SELECT`. 0 to 2; null returns it to 2.
   * @example 1
   */
  db_parallel_distributed_insert_select?: number | null | undefined;
  /**
   * Whether the cluster function is used for distributed processing. Null returns it to true.
   * @example true
   */
  object_storage_use_cluster_function?: boolean | null | undefined;
  /**
   * Whether data is pushed to attached views concurrently instead of one after another. Null returns it to false.
   * @example false
   */
  db_parallel_view_processing?: boolean | null | undefined;
}

/** The validator of {@link PipeSettingsInput}. */
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

/** Whether a value is {@link PipeSettingsInput}. */
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
        if (!(typeof entry === 'boolean' || entry === null)) return false;
        break;
      case 'db_parallel_view_processing':
        if (!(typeof entry === 'boolean' || entry === null)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
