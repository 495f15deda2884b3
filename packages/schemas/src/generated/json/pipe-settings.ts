// Generated from specs/managed/schemas/PipeSettings.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `PipeSettings`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PipeSettings',
  type: 'object',
  description: 'All advanced settings of an ingestion pipe. Settings that were never set have their defaults.',
  required: [
    'streaming_max_insert_wait_ms',
    'object_storage_concurrency',
    'object_storage_polling_interval_ms',
    'object_storage_max_insert_bytes',
    'object_storage_max_file_count',
    'db_max_threads',
    'db_max_insert_threads',
    'db_min_insert_block_size_bytes',
    'db_max_download_threads',
    'db_parallel_distributed_insert_select',
    'object_storage_use_cluster_function',
    'db_parallel_view_processing',
  ],
  properties: {
    streaming_max_insert_wait_ms: {
      type: 'integer',
      minimum: 500,
      maximum: 60000,
      default: 5000,
      description: 'Maximum time to wait before inserting data into the database, in milliseconds.',
    },
    object_storage_concurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 35,
      default: 1,
      description: 'Number of files to process concurrently.',
    },
    object_storage_polling_interval_ms: {
      type: 'integer',
      minimum: 100,
      maximum: 3600000,
      default: 30000,
      description: 'Interval at which continuous ingestion polls object storage for new files, in milliseconds.',
    },
    object_storage_max_insert_bytes: {
      type: 'integer',
      minimum: 10485760,
      maximum: 53687091200,
      default: 10737418240,
      description: 'Maximum number of bytes to process in one insert batch.',
    },
    object_storage_max_file_count: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      default: 100,
      description: 'Maximum number of files to process in one insert batch.',
    },
    db_max_threads: {
      type: 'integer',
      minimum: 0,
      maximum: 64,
      default: 8,
      description: 'Maximum number of concurrent threads for file processing.',
    },
    db_max_insert_threads: {
      type: 'integer',
      minimum: 0,
      maximum: 16,
      default: 1,
      description: 'Maximum number of concurrent threads for inserts.',
    },
    db_min_insert_block_size_bytes: {
      type: 'integer',
      minimum: 0,
      maximum: 10737418240,
      default: 1073741824,
      description: 'Minimum size of a data block for inserts, in bytes.',
    },
    db_max_download_threads: {
      type: 'integer',
      minimum: 0,
      maximum: 32,
      default: 4,
      description: 'Maximum number of concurrent threads for downloads.',
    },
    db_parallel_distributed_insert_select: {
      type: 'integer',
      minimum: 0,
      maximum: 2,
      default: 2,
      description:
        'The database setting for parallel distributed `INSERT SELECT`.\n- `0`: not distributed\n- `1`: each shard runs the `SELECT`\n- `2`: each shard runs the `SELECT` and the `INSERT`\n',
    },
    object_storage_use_cluster_function: {
      type: 'boolean',
      default: true,
      description:
        'Whether files are read with a cluster table function of the database, such as `s3Cluster`. It distributes the files among the\nnodes of the cluster.\n',
    },
    db_parallel_view_processing: {
      type: 'boolean',
      default: false,
      description: 'Whether data is pushed to attached materialized views concurrently instead of sequentially.',
    },
  },
} as const;
