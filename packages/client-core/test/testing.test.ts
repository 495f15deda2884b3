import { describe, expect, it, vi } from 'vitest';
import { startTestService } from '../src/testing.ts';
import { errorOf } from './support/client.ts';

const credentials = { openSource: {}, managed: {} };

describe('a service for tests', () => {
  it('starts in memory on a free port, quiet and without limits, unless its options say otherwise', async () => {
    const close = vi.fn(async () => {});
    const startServer = vi.fn(async () => ({ url: 'http://127.0.0.1:1', credentials, close }));
    const service = await startTestService(
      async () => ({ startServer }),
      { rateLimit: 'default' },
      () => 'a client',
    );
    expect(startServer).toHaveBeenCalledExactlyOnceWith({
      dataDir: ':memory:',
      port: 0,
      logLevel: 'silent',
      rateLimit: 'default',
    });
    expect(service).toMatchObject({ url: 'http://127.0.0.1:1', credentials, client: 'a client' });
    await service.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it('says that Node is too old for it', async () => {
    const error = await errorOf(
      startTestService(
        async () => ({}),
        {},
        () => 0,
        '20.19.4',
      ),
    );
    expect(String(error)).toContain('needs Node 24 or newer, because the service does; this is Node 20.19.4');
  });

  it('says that it is not installed', async () => {
    const cause = new Error('Cannot find package');
    const error = await errorOf(
      startTestService(
        () => Promise.reject(cause),
        {},
        () => 0,
      ),
    );
    expect(error).toMatchObject({
      cause,
      message: expect.stringContaining('npm install --save-dev @observability-api/server'),
    });
  });
});
