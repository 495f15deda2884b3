import * as v from 'valibot';

function integer(minimum: number, maximum: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
}

const schema = v.object({
  streaming_max_insert_wait_ms: integer(500, 60_000),
  object_storage_concurrency: integer(1, 35),
  object_storage_polling_interval_ms: integer(100, 3_600_000),
  object_storage_max_insert_bytes: integer(10_485_760, 53_687_091_200),
  object_storage_max_file_count: integer(1, 10_000),
  db_max_threads: integer(0, 64),
  db_max_insert_threads: integer(0, 16),
  db_min_insert_block_size_bytes: integer(0, 10_737_418_240),
  db_max_download_threads: integer(0, 32),
  db_parallel_distributed_insert_select: integer(0, 2),
  object_storage_use_cluster_function: v.boolean(),
  db_parallel_view_processing: v.boolean(),
});

export function is(value: unknown): value is v.InferOutput<typeof schema> {
  return v.is(schema, value);
}
export function issues(value: unknown) {
  return v.safeParse(schema, value).issues ?? [];
}
