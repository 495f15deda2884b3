import { type } from 'arktype';

const schema = type({
  streaming_max_insert_wait_ms: '500 <= number.integer <= 60000',
  object_storage_concurrency: '1 <= number.integer <= 35',
  object_storage_polling_interval_ms: '100 <= number.integer <= 3600000',
  object_storage_max_insert_bytes: '10485760 <= number.integer <= 53687091200',
  object_storage_max_file_count: '1 <= number.integer <= 10000',
  db_max_threads: '0 <= number.integer <= 64',
  db_max_insert_threads: '0 <= number.integer <= 16',
  db_min_insert_block_size_bytes: '0 <= number.integer <= 10737418240',
  db_max_download_threads: '0 <= number.integer <= 32',
  db_parallel_distributed_insert_select: '0 <= number.integer <= 2',
  object_storage_use_cluster_function: 'boolean',
  db_parallel_view_processing: 'boolean',
});

export function is(value: unknown): value is typeof schema.infer {
  return schema.allows(value);
}
export function issues(value: unknown) {
  const result = schema(value);
  return result instanceof type.errors ? [...result] : [];
}
