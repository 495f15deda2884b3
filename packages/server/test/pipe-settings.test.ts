import { PipeSettings } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { NotFoundError } from '../src/domain/errors.ts';
import { engines } from './support/engines.ts';

describe.each(engines)('on $name', ({ openTestService }) => {
  const DEFAULTS = {
    streaming_max_insert_wait_ms: 5000,
    object_storage_concurrency: 1,
    object_storage_polling_interval_ms: 30000,
    object_storage_max_insert_bytes: 10737418240,
    object_storage_max_file_count: 100,
    db_max_threads: 8,
    db_max_insert_threads: 1,
    db_min_insert_block_size_bytes: 1073741824,
    db_max_download_threads: 4,
    db_parallel_distributed_insert_select: 2,
    object_storage_use_cluster_function: true,
    db_parallel_view_processing: false,
  };

  describe('the settings of a pipe', () => {
    it('are all twelve, with the defaults of the specification', async () => {
      const { service, managed, credentials } = await openTestService();
      const { resource } = await service.pipeSettings.get(managed, credentials.managed.pipeId);
      PipeSettings.assert(resource);
      expect(resource).toEqual(DEFAULTS);
      await service.close();
    });

    it('merge: what is given is set, 0 and false too, what is null returns to its default, the rest stays', async () => {
      const { service, managed, credentials } = await openTestService();
      const { pipeId } = credentials.managed;
      const update = (input: object) => service.pipeSettings.update(managed, pipeId, input);
      const first = { db_max_threads: 0, object_storage_use_cluster_function: false, db_max_insert_threads: 3 };
      expect((await update(first)).resource).toEqual({ ...DEFAULTS, ...first });
      const { resource, version } = await update({ db_max_insert_threads: null, object_storage_concurrency: 35 });
      const expected = { ...DEFAULTS, ...first, db_max_insert_threads: 1, object_storage_concurrency: 35 };
      expect(resource).toEqual(expected);
      expect((await update({})).resource).toEqual(expected);
      expect((await service.pipeSettings.get(managed, pipeId)).resource).toEqual(expected);
      expect(version).toBe(3);
      await service.close();
    });

    it('of an unknown pipe, or through another service, are not found', async () => {
      const { service, team, managed, credentials } = await openTestService();
      const { pipeId } = credentials.managed;
      await expect(service.pipeSettings.get(managed, 'other')).rejects.toThrow(NotFoundError);
      await expect(service.pipeSettings.get(team, pipeId)).rejects.toThrow(NotFoundError);
      await expect(service.pipeSettings.update(team, pipeId, {})).rejects.toThrow(NotFoundError);
      await service.close();
    });
  });
});
