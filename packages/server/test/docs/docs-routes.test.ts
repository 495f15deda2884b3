import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocsRoutes } from '../../src/http/docs/docs-routes.ts';
import { loadSiteFiles } from '../../src/http/docs/site-files.ts';

function page(title: string) {
  return `<!doctype html>\n<html lang="en" data-root="./"><title>${title}</title></html>`;
}
const site: Readonly<Record<string, string>> = {
  'index.html': page('First'),
  '404.html': page('Not found'),
  'managed/keys.html': page('Keys'),
  'managed/keys.md': '# Keys\n',
  'assets/site.css': 'body{}',
  'explorer/managed/index.html': page('Explorer'),
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-'));
  await writeFile(join(folder, 'secret.txt'), 'outside of the site');
  for (const [path, content] of Object.entries(site)) {
    const file = join(folder, 'site', path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
  app = Fastify();
  addDocsRoutes(app, await loadSiteFiles(pathToFileURL(join(folder, 'site/'))));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

describe('/docs', () => {
  it('redirects to the first page', async () => {
    const { statusCode, headers } = await get('/docs');
    expect(statusCode).toBe(308);
    expect(headers.location).toBe('/docs/');
    expect((await get('/docs/')).body).toContain('<title>First</title>');
  });

  it.each([
    ['managed/keys.html', 'text/html; charset=utf-8'],
    ['managed/keys.md', 'text/markdown; charset=utf-8'],
    ['assets/site.css', 'text/css; charset=utf-8'],
  ])('serves %s as %s', async (path, contentType) => {
    const { statusCode, headers } = await get(`/docs/${path}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(contentType);
  });

  it('allows a page to load resources of its own origin only', async () => {
    const { headers } = await get('/docs/managed/keys.html');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('allows inline scripts in the explorer and resources of its own origin only', async () => {
    const { headers } = await get('/docs/explorer/managed/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'unsafe-inline'/);
  });

  it('marks its pages, so that their forms can call the service', async () => {
    expect((await get('/docs/managed/keys.html')).body).toContain('<html lang="en" data-service="yes"');
  });

  it('compresses the response if the client accepts gzip, and sets Vary', async () => {
    const { headers } = await get('/docs/managed/keys.html', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('accept-encoding');
  });

  it('responds with 304 if the page did not change', async () => {
    const { headers } = await get('/docs/managed/keys.html');
    const again = await get('/docs/managed/keys.html', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/docs/managed/key.html',
    '/docs/%2e%2e/secret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/managed/..%2f..%2f..%2fsecret.txt',
  ])('responds to %s with the 404 page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('outside');
  });

  it('responds to HEAD without a body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/docs/' });
    expect(statusCode).toBe(200);
    expect(body).toBe('');
  });

  it('names the command to run if the reference is not built', async () => {
    const other = Fastify();
    addDocsRoutes(other, await loadSiteFiles(pathToFileURL(join(folder, 'none/'))));
    const { statusCode, body } = await other.inject('/docs/');
    expect(statusCode).toBe(404);
    expect(body).toContain('npm run docs');
    await other.close();
  });
});
