import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@observability-api/docs/chromium';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { htmlOf } from '../src/chromium.ts';
import { foundOrSkipped } from '../src/found-or-skipped.ts';
import { type PackedServer, startPackedServer } from '../src/packed-server.ts';
import { type ServedPage, servePage } from '../src/serve-page.ts';

const programs = fileURLToPath(new URL('../programs/', import.meta.url));
const noChromium = 'there is no Chromium: install it, or name it in CHROMIUM_PATH';

/** The page's module with the installed clients inside, as a bundler makes it for browsers. */
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
  let stranger: ServedPage;
  let server: PackedServer;

  beforeAll(async () => {
    const code = await bundledPage();
    [page, stranger] = await Promise.all([servePage(code), servePage(code)]);
    server = await startPackedServer(inject('project'), ['--cors-origin', page.origin]);
  });

  afterAll(async () => {
    await Promise.all([page.close(), stranger.close(), server.stop()]);
    await rm(dirname(server.credentialsFile), { recursive: true });
  });

  const open = (chromium: string, { origin }: ServedPage) =>
    htmlOf(chromium, `${origin}/#${encodeURIComponent(JSON.stringify(server.credentials))}`);

  it('makes, lists and deletes dashboards of a service that allows its origin, and verifies a delivery', async (context) => {
    const chromium = foundOrSkipped(context, findChromium(), noChromium);
    const said = 'Everywhere: All, then 404 NOT_FOUND';
    const received = 'n-1 ALERT 134, then INVALID_SIGNATURE';
    const all = [said, said, received, received].join(' | ');
    expect(await open(chromium, page)).toContain(`<body>${all}</body>`);
  });

  it('is kept out by the browser where the service does not allow its origin', async (context) => {
    const chromium = foundOrSkipped(context, findChromium(), noChromium);
    expect(await open(chromium, stranger)).toContain('<body>ConnectionError: ');
  });
});
