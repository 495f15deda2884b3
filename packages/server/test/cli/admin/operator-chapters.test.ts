import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../src/app/start-server.ts';
import { readOptions } from '../../../src/cli/options.ts';
import { postgres } from '../../support/postgres.ts';
import { adminOn } from './command.ts';
import { createDirectory, removeDirectories } from './locations.ts';

afterEach(() => vi.unstubAllEnvs());
afterAll(removeDirectories);

/** Returns the absolute path of a path relative to the package of the server. */
function resolvePath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
const chapters = resolvePath('../docs/chapters/');
const page = readdirSync(chapters)
  .filter((name) => /^(self-hosting|hosting-.*)\.md$/.test(name))
  .map((name) => readFileSync(join(chapters, name), 'utf8'))
  .join('\n');
const files = readdirSync(resolvePath('deploy')).map((name) => ({
  name,
  text: readFileSync(resolvePath(`deploy/${name}`), 'utf8'),
}));

/** The shell commands of the chapters. */
const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));

/** Splits a command at spaces outside quotes. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The arguments of each shell command of the chapters that starts with `observability-api`. */
const invocations = commands
  .filter((line) => line.startsWith('observability-api '))
  .map((line) => splitWords(line).slice(1));

describe('the chapters for operators', () => {
  it('include all files of packages/server/deploy', () => {
    const linked = [...page.matchAll(/\{\{deploy:([^}]+)\}\}/g)].map(([, name]) => name);
    expect([...new Set(linked)].sort()).toEqual(files.map(({ name }) => name).sort());
  });

  it('start the service with existing options', () => {
    const started = invocations.filter(([first]) => first !== 'admin');
    expect(started.length).toBeGreaterThan(0);
    // The chapters set this variable, because other users of a machine can read command lines.
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgres://u:p@h/d');
    for (const argv of started) expect(readOptions(argv), argv.join(' ')).toHaveProperty('serve');
  });

  it('contain admin commands that work in sequence', async () => {
    const root = createDirectory();
    mkdirSync(join(root, 'var/backups'), { recursive: true });
    const database = postgres.isAvailable ? await postgres.emptyDatabase() : undefined;
    const dataDir = join(root, 'var/lib/observability-api');
    const server = await startServer({ dataDir, port: 0, logLevel: 'silent' });
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', dataDir);
    const createdIds: Record<string, string> = {};
    const executed: string[] = [];
    for (const [first, ...argv] of invocations) {
      if (first !== 'admin' || (argv.includes('--database-url') && database === undefined)) continue;
      const real = argv.map((word) =>
        word
          .replace(/^\/var\//, `${root}/var/`)
          .replace('$OBSERVABILITY_API_DATABASE_URL', database ?? '')
          .replace(/^<(.+)>$/, (_, noun: string) => createdIds[noun] ?? noun),
      );
      const content = await adminOn().json(...real);
      if (argv[1] === 'create') createdIds[argv[0] ?? ''] = content['id'] ?? '';
      executed.push(argv.slice(0, 2).join(' '));
    }
    await server.close();
    expect(executed.length).toBeGreaterThan(12);
  });

  it('include a container file that uses existing scripts and packages', () => {
    const text = files.find(({ name }) => name === 'Containerfile')?.text ?? '';
    const manifest = (path: string) => JSON.parse(readFileSync(resolvePath(path), 'utf8'));
    const { scripts } = manifest('../../package.json');
    expect([...text.matchAll(/npm run (\S+)/g)].map(([, script]) => script)).toEqual(['pack']);
    expect(scripts.pack).toContain('--pack-destination packed');
    const installed = [...text.matchAll(/\.\/packed\/observability-api-([a-z-]+)-\*\.tgz/g)].map(([, name]) => name);
    // The option --provision of the service needs the package `cli`, an optional peer dependency.
    const bundled = new Set(['server', 'cli']);
    // The loop also visits the names that it adds to the set.
    for (const name of bundled) {
      const { dependencies = {} } = manifest(`../${name}/package.json`);
      for (const dependency of Object.keys(dependencies)) {
        if (dependency.startsWith('@observability-api/')) bundled.add(dependency.slice('@observability-api/'.length));
      }
    }
    expect(installed.toSorted()).toEqual([...bundled].toSorted());
    const { engines } = manifest('package.json');
    for (const name of installed) expect(manifest(`../${name}/package.json`).name).toBe(`@observability-api/${name}`);
    expect(`>=${/node:(\d+)-slim AS build/.exec(text)?.[1]}`).toBe(engines.node);
    for (const [, path = ''] of `${text}${page}`.matchAll(/podman build .*--file (\S+)/g)) {
      expect(existsSync(resolvePath(`../../${path}`)), path).toBe(true);
    }
    const ignored = readFileSync(resolvePath('../../.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', 'data*', 'packed', '**/credentials.json']),
    );
  });

  it('include a container file whose health check uses the port of the service', async () => {
    const text = files.find(({ name }) => name === 'Containerfile')?.text ?? '';
    const [command = '', ...args]: string[] = JSON.parse(/^HEALTHCHECK .*\\\n *CMD (.*)$/m.exec(text)?.[1] ?? '[]');
    const paths: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      paths.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await promisify(execFile)(command, args, { env: { ...process.env, OBSERVABILITY_API_PORT: String(port) } });
    expect(paths).toEqual(['/health']);
    server.close();
  });

  it('mention only existing options and variables', async () => {
    const service = readOptions(['--help']);
    const helpTexts = ['print' in service ? service.print : ''];
    for (const command of ['team list', 'key create', 'source create', 'backup', 'restore']) {
      helpTexts.push((await adminOn().run(...command.split(' '), '--help')).stdout);
    }
    helpTexts.push((await adminOn().run('team', 'delete', '--help')).stdout);
    for (const noun of ['service', 'pipe', 'ingestion-key']) {
      helpTexts.push((await adminOn().run(noun, 'create', '--help')).stdout);
    }
    const known = new Set(helpTexts.join('\n').match(/--[a-z-]+|OBSERVABILITY_API_[A-Z_]+/g));
    const nodeOptions = /(?<=")NODE_OPTIONS=[^"]*|NODE_OPTIONS="[^"]*"|NODE_OPTIONS=\S+/g;
    /** Lines with commands of other programs, which have other options. */
    const otherCommands = /^(npm|useradd|cp|systemctl|podman|RUN npm|# podman|HEALTHCHECK|# Copy)\b.*$/gm;
    for (const { name, text } of [{ name: 'the chapters', text: page }, ...files]) {
      for (const [options] of text.matchAll(nodeOptions)) {
        for (const [flag] of options.matchAll(/--[a-z-]+/g)) {
          expect(process.allowedNodeEnvironmentFlags, `${flag} in ${name}`).toContain(flag);
        }
      }
      const serviceText = text.replaceAll(otherCommands, '').replaceAll(nodeOptions, '');
      for (const [word] of serviceText.matchAll(/(?<![\w-])--[a-z][a-z-]+|OBSERVABILITY_API_[A-Z_]+/g)) {
        expect(known, `${word} in ${name}`).toContain(word);
      }
    }
  });
});
