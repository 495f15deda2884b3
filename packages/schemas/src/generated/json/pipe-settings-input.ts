// Generated from specs/managed/schemas/PipeSettingsInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `PipeSettingsInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PipeSettingsInput',
  type: 'object',
  description:
    'Advanced settings of an ingestion pipe to change. An omitted setting keeps its value. Null resets a setting to its default. 0 and false are stored as values.',
  additionalProperties: false,
  properties: {
    streaming_max_insert_wait_ms: {
      type: ['integer', 'null'],
      minimum: 500,
      maximum: 60000,
      description:
        'Maximum time to wait before inserting data into the database, in milliseconds. Null resets it to 5000.',
      examples: [2750],
    },
    object_storage_concurrency: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 35,
      description: 'Number of files to process concurrently. Null resets it to 1.',
      examples: [1],
    },
    object_storage_polling_interval_ms: {
      type: ['integer', 'null'],
      minimum: 100,
      maximum: 3600000,
      description:
        'Interval at which continuous ingestion polls object storage for new files, in milliseconds. Null resets it to 30000.',
      examples: [15050],
    },
    object_storage_max_insert_bytes: {
      type: ['integer', 'null'],
      minimum: 10485760,
      maximum: 53687091200,
      description: 'Maximum number of bytes to process in one insert batch. Null resets it to 10737418240.',
      examples: [5373952000],
    },
    object_storage_max_file_count: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 10000,
      description: 'Maximum number of files to process in one insert batch. Null resets it to 100.',
      examples: [50],
    },
    db_max_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 64,
      description: 'Maximum number of concurrent threads for file processing. Null resets it to 8.',
      examples: [4],
    },
    db_max_insert_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 16,
      description: 'Maximum number of concurrent threads for inserts. Null resets it to 1.',
      examples: [0],
    },
    db_min_insert_block_size_bytes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 10737418240,
      description: 'Minimum size of a data block for inserts, in bytes. Null resets it to 1073741824.',
      examples: [536870912],
    },
    db_max_download_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 32,
      description: 'Maximum number of concurrent threads for downloads. Null resets it to 4.',
      examples: [2],
    },
    db_parallel_distributed_insert_select: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 2,
      description:
        'The database setting for parallel distributed `INSERT SELECT`. Null resets it to 2.\n- `0`: not distributed\n- `1`: each shard runs the `SELECT`\n- `2`: each shard runs the `SELECT` and the `INSERT`\n',
      examples: [1],
    },
    object_storage_use_cluster_function: {
      type: ['boolean', 'null'],
      description:
        'Whether files are read with a cluster table function of the database, such as `s3Cluster`. It distributes the files among the\nnodes of the cluster. Null resets it to true.\n',
      examples: [true],
    },
    db_parallel_view_processing: {
      type: ['boolean', 'null'],
      description:
        'Whether data is pushed to attached materialized views concurrently instead of sequentially. Null resets it to false.',
      examples: [false],
    },
  },
} as const;
