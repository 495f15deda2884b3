import * as z from 'zod';

export const schema = z.object({
  streaming_max_insert_wait_ms: z.int().min(500).max(60_000),
  object_storage_concurrency: z.int().min(1).max(35),
  object_storage_polling_interval_ms: z.int().min(100).max(3_600_000),
  object_storage_max_insert_bytes: z.int().min(10_485_760).max(53_687_091_200),
  object_storage_max_file_count: z.int().min(1).max(10_000),
  db_max_threads: z.int().min(0).max(64),
  db_max_insert_threads: z.int().min(0).max(16),
  db_min_insert_block_size_bytes: z.int().min(0).max(10_737_418_240),
  db_max_download_threads: z.int().min(0).max(32),
  db_parallel_distributed_insert_select: z.int().min(0).max(2),
  object_storage_use_cluster_function: z.boolean(),
  db_parallel_view_processing: z.boolean(),
});

export function is(value: unknown): value is z.output<typeof schema> {
  return schema.safeParse(value).success;
}
export function issues(value: unknown) {
  return schema.safeParse(value).error?.issues ?? [];
}
