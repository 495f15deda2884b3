import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { expect, it } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const service = measuredService();

/** Requests a URL with `host` in the `Host` header. Returns the status. */
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

it.runIf(isSoak)(
  'requests for all files of the reference with eight different hosts take less than 100 MiB more memory than with one host',
  async () => {
    const { url, measure } = service();
    const root = fileURLToPath(siteFolder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/docs/${relative(root, join(parentPath, name))}`);
    const getAll = async (host: string) => {
      for (let from = 0; from < paths.length; from += 20) {
        await Promise.all(
          paths.slice(from, from + 20).map(async (path) => expect(await get(url + path, host)).toBe(200)),
        );
      }
    };
    const one = await measure(() => getAll('localhost'));
    const eight = await measure(async () => {
      for (let host = 1; host <= 8; host += 1) await getAll(`host-${host}.example.org`);
    });
    expect(eight.peakRssBytes - one.peakRssBytes).toBeLessThan(100 * 2 ** 20);
  },
  120_000,
);
