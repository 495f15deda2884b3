import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../src/publish.ts';

describe('nothing is published', () => {
  let root: string;
  let registry: Server;
  let asked: string[];

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'observability-publish-'));
    mkdirSync(join(root, 'packages/a'), { recursive: true });
    const manifest = { name: '@observability-api/a', version: '1.0.0' };
    writeFileSync(join(root, 'packages/a/package.json'), JSON.stringify(manifest));
    asked = [];
    registry = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.writeHead(503).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => registry.once('listening', resolve));
  });
  afterEach(() => {
    registry.close();
    rmSync(root, { recursive: true });
  });

  const environment = (more: NodeJS.ProcessEnv) => {
    const { GITHUB_SERVER_URL: _, GITHUB_REPOSITORY: __, ...rest } = process.env;
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    return { ...rest, npm_config_registry: address, ...more };
  };

  it('when the registry does not say what it has: that is not the same as nothing', async () => {
    await expect(publish(root, { tag: 'latest', provenance: false, env: environment({}) })).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/ answered 503 for @observability-api\/a\.$/,
    );
    expect(asked).toEqual(['GET /@observability-api%2fa']);
  });

  it('with provenance when nobody says which repository it is', async () => {
    const half = environment({ GITHUB_SERVER_URL: 'https://git.example.org' });
    await expect(publish(root, { tag: 'latest', provenance: true, env: half })).rejects.toThrow(
      'A provenance names the repository: expected GITHUB_SERVER_URL and GITHUB_REPOSITORY in the environment.',
    );
    expect(asked).toEqual([]);
  });
});
