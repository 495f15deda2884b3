import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../src/publish.ts';

describe('publishes nothing', () => {
  let root: string;
  let registry: Server;
  let requests: string[];

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'observability-publish-'));
    mkdirSync(join(root, 'packages/a'), { recursive: true });
    const manifest = { name: '@observability-api/a', version: '1.0.0' };
    writeFileSync(join(root, 'packages/a/package.json'), JSON.stringify(manifest));
    requests = [];
    registry = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url}`);
      response.writeHead(503).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => registry.once('listening', resolve));
  });
  afterEach(() => {
    registry.close();
    rmSync(root, { recursive: true });
  });

  const environment = (variables: NodeJS.ProcessEnv) => {
    const { GITHUB_SERVER_URL: _, GITHUB_REPOSITORY: __, ...rest } = process.env;
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    return { ...rest, npm_config_registry: address, ...variables };
  };

  it('when the registry is unavailable', async () => {
    await expect(publish(root, { tag: 'latest', provenance: false, env: environment({}) })).rejects.toThrow(
      /^Expected http:\/\/127\.0\.0\.1:\d+\/ to return 200 or 404 for @observability-api\/a, received 503\.$/,
    );
    expect(requests).toEqual(['GET /@observability-api%2fa']);
  });

  it('with provenance but without the repository in the environment', async () => {
    const incomplete = environment({ GITHUB_SERVER_URL: 'https://git.example.org' });
    await expect(publish(root, { tag: 'latest', provenance: true, env: incomplete })).rejects.toThrow(
      'Provenance requires GITHUB_SERVER_URL and GITHUB_REPOSITORY in the environment.',
    );
    expect(requests).toEqual([]);
  });
});
