// Generated from specs/managed/schemas/PipeSettingsInput.yaml by `npm run generate`. Do not edit.

/** `PipeSettingsInput` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PipeSettingsInput',
  type: 'object',
  description:
    'Which advanced settings of an ingestion pipe to change. A key that is absent keeps its value, null returns it to its default, and an explicit 0 or false is a value like any other.',
  additionalProperties: false,
  properties: {
    streaming_max_insert_wait_ms: {
      type: ['integer', 'null'],
      minimum: 500,
      maximum: 60000,
      description:
        'The longest time to wait before data is inserted into the database, in milliseconds. 500 to 60000; null returns it to 5000.',
      examples: [2750],
    },
    object_storage_concurrency: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 35,
      description: 'How many files are processed at the same time. 1 to 35; null returns it to 1.',
      examples: [1],
    },
    object_storage_polling_interval_ms: {
      type: ['integer', 'null'],
      minimum: 100,
      maximum: 3600000,
      description:
        'How often continuous ingestion looks for new files in object storage, in milliseconds. 100 to 3600000; null returns it to 30000.',
      examples: [15050],
    },
    object_storage_max_insert_bytes: {
      type: ['integer', 'null'],
      minimum: 10485760,
      maximum: 53687091200,
      description:
        'The most bytes that are processed in one insert batch. 10485760 to 53687091200; null returns it to 10737418240.',
      examples: [5373952000],
    },
    object_storage_max_file_count: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 10000,
      description: 'The most files that are processed in one insert batch. 1 to 10000; null returns it to 100.',
      examples: [50],
    },
    db_max_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 64,
      description: 'The most threads that process files at the same time. 0 to 64; null returns it to 8.',
      examples: [4],
    },
    db_max_insert_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 16,
      description: 'The most threads that insert at the same time. 0 to 16; null returns it to 1.',
      examples: [0],
    },
    db_min_insert_block_size_bytes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 10737418240,
      description:
        'The smallest block of data that is inserted, in bytes. 0 to 10737418240; null returns it to 1073741824.',
      examples: [536870912],
    },
    db_max_download_threads: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 32,
      description: 'The most threads that download at the same time. 0 to 32; null returns it to 4.',
      examples: [2],
    },
    db_parallel_distributed_insert_select: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 2,
      description:
        'The setting of the database for parallel distributed `INSERT SELECT`. 0 to 2; null returns it to 2.',
      examples: [1],
    },
    object_storage_use_cluster_function: {
      type: ['boolean', 'null'],
      description: 'Whether the cluster function is used for distributed processing. Null returns it to true.',
      examples: [true],
    },
    db_parallel_view_processing: {
      type: ['boolean', 'null'],
      description:
        'Whether data is pushed to attached views concurrently instead of one after another. Null returns it to false.',
      examples: [false],
    },
  },
} as const;
