import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@observability-api/docs/chromium';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { htmlOf } from '../src/chromium.ts';
import { type PackedServer, startPackedServer } from '../src/packed-server.ts';
import { requireOrSkip } from '../src/require-or-skip.ts';
import { type ServedPage, servePage } from '../src/serve-page.ts';

const programs = fileURLToPath(new URL('../programs/', import.meta.url));
const NO_CHROMIUM = 'there is no Chromium: install it, or set CHROMIUM_PATH';

/** Bundles the module of the page with the installed clients. */
async function bundledPage(): Promise<string> {
  const folder = join(inject('project'), 'page');
  await mkdir(folder, { recursive: true });
  for (const name of ['page.mjs', 'open-source.ts', 'managed.ts', 'receiver.ts']) {
    await copyFile(join(programs, name), join(folder, name));
  }
  const bundle = await rolldown({ input: join(folder, 'page.mjs'), platform: 'browser', cwd: folder });
  const { output } = await bundle.generate({ minify: true });
  return output[0].code;
}

describe('a page with the bundled clients', () => {
  let page: ServedPage;
  let otherOrigin: ServedPage;
  let server: PackedServer;

  beforeAll(async () => {
    const code = await bundledPage();
    [page, otherOrigin] = await Promise.all([servePage(code), servePage(code)]);
    server = await startPackedServer(inject('project'), ['--cors-origin', page.origin, '--telemetry', 'off']);
  });

  afterAll(async () => {
    await Promise.all([page.close(), otherOrigin.close(), server.stop()]);
  });

  const open = (chromium: string, { origin }: ServedPage) =>
    htmlOf(chromium, `${origin}/#${encodeURIComponent(JSON.stringify(server.credentials))}`);

  it('creates, lists and deletes dashboards if the service allows its origin, and verifies a delivery', async (context) => {
    const chromium = requireOrSkip(context, findChromium(), NO_CHROMIUM);
    // Both clients have the same results.
    const dashboardCalls = 'Everywhere: All, then 404 NOT_FOUND';
    const deliveries = 'n-1 ALERT 134, then INVALID_SIGNATURE';
    const all = [dashboardCalls, dashboardCalls, deliveries, deliveries].join(' | ');
    expect(await open(chromium, page)).toContain(`<body>${all}</body>`);
  });

  it('is blocked by the browser if the service does not allow its origin', async (context) => {
    const chromium = requireOrSkip(context, findChromium(), NO_CHROMIUM);
    expect(await open(chromium, otherOrigin)).toContain('<body>ConnectionError: ');
  });
});
