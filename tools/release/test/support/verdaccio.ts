import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/run.ts';

const VERSION = '6.10.4';
const cache = fileURLToPath(new URL(`../../node_modules/.cache/verdaccio-${VERSION}`, import.meta.url));

/** A local registry without authentication. */
export interface Registry {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Installs Verdaccio into `node_modules/.cache` on the first run. It is not a dependency of the repository, because it has hundreds of
 * dependencies. Returns the path of its program.
 */
async function installVerdaccio(): Promise<string> {
  if (!existsSync(cache)) {
    const folder = `${cache}.${process.pid}`;
    await mkdir(folder, { recursive: true });
    // A dependency of Verdaccio requires the dist-tag `cjs` of node-fetch, which a mirror of the registry may not have.
    const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], { cwd: folder });
    await rename(folder, cache);
  }
  return join(cache, 'node_modules/verdaccio/bin/verdaccio');
}

/** Starts an empty registry on a free loopback port, without an uplink to other registries. */
export async function startRegistry(): Promise<Registry> {
  const program = await installVerdaccio();
  const folder = await mkdtemp(join(tmpdir(), 'observability-registry-'));
  const port = await freePort();
  const config = {
    storage: join(folder, 'storage'),
    packages: { '**': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'warn' },
    web: { enable: false },
  };
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(config));
  const args = [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; !(await isReady(url)); tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`The registry did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
