import { request } from 'node:http';
import { expect, it } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const service = measuredService();

/** Requests a path with a `Host` header. Returns the status. */
function get(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

it.runIf(isSoak).each(['/docs/assets/search-managed.js', '/docs/managed/alerts.html', '/docs/openapi/managed.json'])(
  'requests for %s with 750 different hosts neither block the event loop nor exceed the memory limit',
  async (path) => {
    const { url } = service();
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      for (let round = 0; round < 50; round += 1) {
        const hosts = Array.from({ length: 15 }, () => `${crypto.randomUUID()}.example.org`);
        await Promise.all(hosts.map(async (host) => expect(await get(url + path, host)).toBe(200)));
      }
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  },
  120_000,
);
