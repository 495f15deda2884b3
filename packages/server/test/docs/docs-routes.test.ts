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
  'managed/agents.html': page('http://127.0.0.1:8000/mcp'),
  'managed/telemetry.html': page('curl http://localhost:8000 http://127.0.0.1:4318'),
  'assets/site.css': 'body{}',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-'));
  await writeFile(join(folder, 'secret.txt'), 'outside the site');
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

  it('allows a page to load resources only from its own origin', async () => {
    const { headers } = await get('/docs/managed/keys.html');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('marks its pages as served by a service, so that their forms can call it', async () => {
    expect((await get('/docs/managed/keys.html')).body).toContain('<html lang="en" data-service="yes"');
  });

  it('compresses the response if the client accepts gzip, and sets Vary', async () => {
    const { headers } = await get('/docs/managed/keys.html', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('accept, accept-encoding');
  });

  it('does not compress the response if the client rejects gzip', async () => {
    const { headers } = await get('/docs/managed/keys.html', { 'accept-encoding': 'br, gzip;q=0' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('shows the addresses at which the client reaches the service', async () => {
    const app = Fastify({ trustProxy: '10.0.0.1' });
    addDocsRoutes(app, await loadSiteFiles(pathToFileURL(join(folder, 'site/'))), 14318);
    const titleFor = async (headers: Record<string, string>, remoteAddress = '10.0.0.2', name = 'telemetry') => {
      const { body } = await app.inject({ url: `/docs/managed/${name}.html`, headers, remoteAddress });
      return /<title>(.*)<\/title>/.exec(body)?.[1];
    };
    expect(await titleFor({ host: 'localhost:18000' })).toBe('curl http://localhost:18000 http://localhost:14318');
    expect(await titleFor({ host: '[::1]:80' })).toBe('curl http://[::1]:80 http://[::1]:14318');
    const forwarded = { host: 'inner', 'x-forwarded-host': 'api.example.org', 'x-forwarded-proto': 'https' };
    expect(await titleFor(forwarded, '10.0.0.1')).toBe('curl https://api.example.org http://api.example.org:14318');
    expect(await titleFor(forwarded, '10.0.0.1', 'agents')).toBe('https://api.example.org/mcp');
    expect(await titleFor({ host: '"><script>' })).toBe('curl http://localhost:8000 http://127.0.0.1:4318');
    await app.close();
  });

  it('sends a page as Markdown if the client prefers it', async () => {
    const typeFor = async (accept: string, path = 'managed/keys.html') =>
      (await get(`/docs/${path}`, { accept })).headers['content-type'];
    const [html, markdown] = ['text/html; charset=utf-8', 'text/markdown; charset=utf-8'];
    expect(await typeFor('text/markdown')).toBe(markdown);
    expect(await typeFor('text/markdown, text/html;q=0.9, */*;q=0.1')).toBe(markdown);
    expect(await typeFor('text/html, text/markdown;q=0.5')).toBe(html);
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toBe(html);
    // This page has no Markdown version.
    expect(await typeFor('text/markdown', 'managed/telemetry.html')).toBe(html);
  });

  it('responds with 304 if the page did not change', async () => {
    const { headers } = await get('/docs/managed/keys.html');
    const unchanged = await get('/docs/managed/keys.html', { 'if-none-match': String(headers.etag) });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
  });

  it.each([
    '/docs/managed/key.html',
    '/docs/%2e%2e%2fsecret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/managed/..%2f..%2fsecret.txt',
  ])('responds to %s with the 404 page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Not found</title>');
  });

  it('responds to HEAD without a body', async () => {
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/docs/' });
    expect(statusCode).toBe(200);
    expect(body).toBe('');
  });

  it('names the command to run if the reference is not built', async () => {
    const appWithoutSite = Fastify();
    addDocsRoutes(appWithoutSite, await loadSiteFiles(pathToFileURL(join(folder, 'none/'))));
    const { statusCode, body } = await appWithoutSite.inject('/docs/');
    expect(statusCode).toBe(404);
    expect(body).toContain('npm run docs');
    await appWithoutSite.close();
  });
});
