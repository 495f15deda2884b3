import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles } from '../../src/http/static/static-files.ts';
import { addViewerRoutes } from '../../src/http/viewer/viewer-routes.ts';

const config = { deployment: 'open-source', apiBase: '/', version: '1.0.0' } as const;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'viewer-'));
  await writeFile(join(folder, 'secret.txt'), 'outside the viewer');
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Viewer</title>');
  await writeFile(join(folder, 'dist/index.js'), 'export const viewerRoot = 1;');
  await writeFile(join(folder, 'dist/assets/index-1a2b3c4d.js'), 'start();');
  app = Fastify();
  app.decorateRequest('operation', undefined);
  addViewerRoutes(app, {
    files: await loadStaticFiles(`${folder}/dist/`),
    config: () => config,
    signIn: () => ({ deployment: 'open-source', key: 'obsp_key' }),
    attempts: () => ({ limit: 1, windowSeconds: 1, remaining: 1, resetSeconds: 1, rejected: 0 }),
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

describe('the files of the viewer', () => {
  it('include the document, which is the response for each page of the viewer', async () => {
    for (const path of ['/view/', '/view/dashboards', '/view/dashboards/6740a3f2c51e9b0012d4e8a1?from=now-1h']) {
      const { statusCode, headers, body } = await get(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('<title>Viewer</title>');
    }
    expect((await get('/view')).headers.location).toBe('/view/');
  });

  it('are cached for a year if their name has a hash', async () => {
    const { statusCode, headers, body } = await get('/view/assets/index-1a2b3c4d.js');
    expect([statusCode, body]).toEqual([200, 'start();']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are compressed, and not sent to a client that already has them', async () => {
    const { etag } = (await get('/view/')).headers;
    // The comparison ignores `W/`.
    for (const tags of [String(etag), String(etag).replace('W/', ''), `"other", ${etag}`]) {
      const unchanged = await get('/view/', { 'if-none-match': tags, 'accept-encoding': 'gzip' });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    }
    expect((await get('/view/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const { headers } = await get('/view/', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'accept-encoding']);
  });

  it('load no scripts or other resources from another origin', async () => {
    const { headers } = await get('/view/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('include only the document and its assets', async () => {
    for (const path of ['/view/assets/other.js', '/view/assets/../index.js', '/view/assets/%2e%2e/index.js']) {
      expect((await get(path)).body, path).not.toContain('viewerRoot');
    }
    expect((await get('/view/assets/other.js')).statusCode).toBe(404);
    expect((await get('/view/..%2fsecret.txt')).body).not.toContain('outside');
    expect((await get('/view/index.js')).body).toContain('<title>Viewer</title>');
  });
});
