import { expect, it, vi } from 'vitest';
import { openService } from '../../src/app/open-service.ts';

it('closing a service closes telemetry and the store although the last use of a key cannot be written', async () => {
  const service = await openService({ dataDir: ':memory:', telemetry: {} });
  const closeTelemetry = vi.spyOn(service.telemetry ?? expect.fail(), 'close');
  const closeStore = vi.spyOn(service.store, 'close');
  await service.store.db.schema.dropTable('api_keys').execute();
  service.usage.record('api_keys', 'a');
  await expect(service.close()).rejects.toThrow('no such table');
  expect(closeTelemetry).toHaveBeenCalledOnce();
  expect(closeStore).toHaveBeenCalledOnce();
});
