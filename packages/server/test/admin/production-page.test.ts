import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../src/app/start-server.ts';
import { readOptions } from '../../src/cli/options.ts';
import { postgres } from '../support/postgres.ts';
import { adminOn } from './command.ts';
import { makeDirectory, removeDirectories } from './places.ts';

afterEach(() => vi.unstubAllEnvs());
afterAll(removeDirectories);

function place(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
const page = readFileSync(place('docs/production.md'), 'utf8');
const files = readdirSync(place('deploy')).map((name) => ({
  name,
  text: readFileSync(place(`deploy/${name}`), 'utf8'),
}));

/** The lines of the page that a shell is meant to run. */
const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));

function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The arguments of what the page starts by the name of the service. */
const ours = commands.filter((line) => line.startsWith('observability-api ')).map((line) => words(line).slice(1));

describe('the page about production', () => {
  it('links to every file there is for it, and to no other', () => {
    const linked = [...page.matchAll(/\]\(\.\.\/deploy\/([^)]+)\)/g)].map(([, name]) => name);
    expect([...new Set(linked)].sort()).toEqual(files.map(({ name }) => name).sort());
  });

  it('starts the service with options that there are', () => {
    const started = ours.filter(([first]) => first !== 'admin');
    expect(started.length).toBeGreaterThan(0);
    for (const argv of started) {
      const real = argv.map((word) => word.replace('$OBSERVABILITY_API_DATABASE_URL', 'postgres://u:p@h/d'));
      expect(readOptions(real), argv.join(' ')).toMatchObject({ serve: { trustedProxies: ['127.0.0.1'] } });
    }
  });

  it('has commands that do what it says, one after the other', async () => {
    const root = makeDirectory();
    mkdirSync(join(root, 'var/backups'), { recursive: true });
    const database = postgres.problem === undefined ? await postgres.emptyDatabase() : undefined;
    const dataDir = join(root, 'var/lib/observability-api');
    const server = await startServer({ dataDir, port: 0, logLevel: 'silent' });
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', dataDir);
    const made: Record<string, string> = {};
    const done: string[] = [];
    for (const [first, ...argv] of ours) {
      if (first !== 'admin' || (argv.includes('--database-url') && database === undefined)) continue;
      const real = argv.map((word) =>
        word
          .replace(/^\/var\//, `${root}/var/`)
          .replace('$OBSERVABILITY_API_DATABASE_URL', database ?? '')
          .replace(/^<(.+)>$/, (_, noun: string) => made[noun] ?? noun),
      );
      const answer = await adminOn().json(...real);
      if (argv[1] === 'create') made[argv[0] ?? ''] = answer['id'] ?? '';
      done.push(argv.slice(0, 2).join(' '));
    }
    await server.close();
    expect(done.length).toBeGreaterThan(12);
  });

  it('names options and variables that there are, and so do its files', async () => {
    const service = readOptions(['--help']);
    const helps = ['print' in service ? service.print : ''];
    for (const command of ['team list', 'key create', 'source create', 'backup', 'restore']) {
      helps.push((await adminOn().run(...command.split(' '), '--help')).stdout);
    }
    for (const noun of ['service', 'pipe', 'ingestion-key']) {
      helps.push((await adminOn().run(noun, 'create', '--help')).stdout);
    }
    const known = new Set(helps.join('\n').match(/--[a-z-]+|OBSERVABILITY_API_[A-Z_]+/g));
    const foreign = /^(npm|useradd|cp|systemctl|podman|RUN npm|# podman|HEALTHCHECK|# Copy)\b.*$/gm;
    for (const { name, text } of [{ name: 'production.md', text: page }, ...files]) {
      for (const [, flag = ''] of text.matchAll(/NODE_OPTIONS=(--[a-z-]+)/g)) {
        expect(process.allowedNodeEnvironmentFlags, `${flag} in ${name}`).toContain(flag);
      }
      const own = text.replaceAll(foreign, '').replaceAll(/NODE_OPTIONS=\S+/g, '');
      for (const [word] of own.matchAll(/(?<![\w-])--[a-z][a-z-]+|OBSERVABILITY_API_[A-Z_]+/g)) {
        expect(known, `${word} in ${name}`).toContain(word);
      }
    }
  });
});
