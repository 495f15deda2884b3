import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const schema = Type.Object({
  streaming_max_insert_wait_ms: Type.Integer({ minimum: 500, maximum: 60_000 }),
  object_storage_concurrency: Type.Integer({ minimum: 1, maximum: 35 }),
  object_storage_polling_interval_ms: Type.Integer({ minimum: 100, maximum: 3_600_000 }),
  object_storage_max_insert_bytes: Type.Integer({ minimum: 10_485_760, maximum: 53_687_091_200 }),
  object_storage_max_file_count: Type.Integer({ minimum: 1, maximum: 10_000 }),
  db_max_threads: Type.Integer({ minimum: 0, maximum: 64 }),
  db_max_insert_threads: Type.Integer({ minimum: 0, maximum: 16 }),
  db_min_insert_block_size_bytes: Type.Integer({ minimum: 0, maximum: 10_737_418_240 }),
  db_max_download_threads: Type.Integer({ minimum: 0, maximum: 32 }),
  db_parallel_distributed_insert_select: Type.Integer({ minimum: 0, maximum: 2 }),
  object_storage_use_cluster_function: Type.Boolean(),
  db_parallel_view_processing: Type.Boolean(),
});

const compiled = Compile(schema);

export function is(value: unknown): value is Static<typeof schema> {
  return compiled.Check(value);
}
export function issues(value: unknown) {
  return compiled.Errors(value);
}
