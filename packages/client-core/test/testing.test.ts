import { describe, expect, it, vi } from 'vitest';
import { startTestService } from '../src/testing.ts';
import { errorOf } from './support/client.ts';

const credentials = { openSource: {}, managed: {} };

describe('startTestService', () => {
  it('starts in memory on a free port, without logs and rate limits, unless options override that', async () => {
    const close = vi.fn(async () => {});
    const startServer = vi.fn(async () => ({ url: 'http://127.0.0.1:1', credentials, close }));
    const start = (options: object) =>
      startTestService(
        async () => ({ startServer }),
        options,
        () => 'a client',
      );
    const service = await start({});
    const defaults = { dataDir: ':memory:', port: 0, logLevel: 'silent', rateLimit: 'off' };
    expect(startServer).toHaveBeenLastCalledWith(defaults);
    await start({ rateLimit: 'default' });
    expect(startServer).toHaveBeenLastCalledWith({ ...defaults, rateLimit: 'default' });
    expect(service).toMatchObject({ url: 'http://127.0.0.1:1', credentials, client: 'a client' });
    await service.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it('throws an error if Node is too old', async () => {
    const error = await errorOf(
      startTestService(
        async () => ({}),
        {},
        () => 0,
        '20.19.4',
      ),
    );
    expect(String(error)).toContain('requires Node 24 or newer. This is Node 20.19.4');
  });

  it('throws an error if the server is not installed', async () => {
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
