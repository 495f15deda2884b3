import typia, { type tags } from 'typia';

type Integer<Min extends number, Max extends number> = number &
  tags.Type<'int64'> &
  tags.Minimum<Min> &
  tags.Maximum<Max>;

interface PipeSettings {
  streaming_max_insert_wait_ms: Integer<500, 60000>;
  object_storage_concurrency: Integer<1, 35>;
  object_storage_polling_interval_ms: Integer<100, 3600000>;
  object_storage_max_insert_bytes: Integer<10485760, 53687091200>;
  object_storage_max_file_count: Integer<1, 10000>;
  db_max_threads: Integer<0, 64>;
  db_max_insert_threads: Integer<0, 16>;
  db_min_insert_block_size_bytes: Integer<0, 10737418240>;
  db_max_download_threads: Integer<0, 32>;
  db_parallel_distributed_insert_select: Integer<0, 2>;
  object_storage_use_cluster_function: boolean;
  db_parallel_view_processing: boolean;
}

const validate = typia.createValidate<PipeSettings>();

export const is: (value: unknown) => value is PipeSettings = typia.createIs<PipeSettings>();
export function issues(value: unknown): unknown[] {
  const result = validate(value);
  return result.success ? [] : result.errors;
}
