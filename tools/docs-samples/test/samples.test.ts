import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@observability-api/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deployment, type Fixtures, fixturesOf } from '../src/fixtures.ts';
import { exampleIds, guideSamples, readSamples, withIds } from '../src/reference.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('..', import.meta.url));
const deployments: readonly Deployment[] = ['open-source', 'managed'];
const samples = await readSamples();
const examples = { 'open-source': await exampleIds('open-source'), managed: await exampleIds('managed') };

let server: RunningServer;
let folder: string;
let fixtures: Record<Deployment, Fixtures>;
let written = 0;

beforeAll(async () => {
  // The samples contain dates, which are in the future for this clock.
  const lag = Date.now() - Date.parse('2026-02-01T00:00:00Z');
  server = await startServer({
    port: 0,
    dataDir: ':memory:',
    rateLimit: 'off',
    logLevel: 'silent',
    clock: () => Date.now() - lag,
  });
  // Next to the packages that the samples import, and outside node_modules, where Node does not run TypeScript.
  folder = await mkdtemp(join(here, '.samples-'));
  const { url, credentials } = server;
  if (!credentials) throw new Error('Expected the first start to create credentials.');
  fixtures = {
    'open-source': fixturesOf(url, credentials, 'open-source'),
    managed: fixturesOf(url, credentials, 'managed'),
  };
  const { openSource, managed } = credentials;
  vi.stubEnv('OBSERVABILITY_API_URL', url);
  vi.stubEnv('OBSERVABILITY_API_KEY', openSource.apiKey);
  vi.stubEnv('OBSERVABILITY_API_KEY_ID', managed.keyId);
  vi.stubEnv('OBSERVABILITY_API_KEY_SECRET', managed.keySecret);
  vi.stubEnv('OBSERVABILITY_API_ORGANIZATION_ID', managed.organizationId);
  vi.stubEnv('OBSERVABILITY_API_SERVICE_ID', managed.serviceId);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a TypeScript module. */
async function runModule(code: string): Promise<void> {
  written += 1;
  const file = join(folder, `run-${written}.ts`);
  await writeFile(file, code);
  await import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** Runs a shell command and returns its output. */
async function runShell(code: string): Promise<void> {
  const { stdout } = await run('sh', ['-c', code.replace('curl ', 'curl --silent --show-error --fail-with-body ')]);
  JSON.parse(stdout);
}

const runners = { TypeScript: runModule, fetch: runModule, curl: runShell } as const;

describe.each(deployments)('the samples of %s', (deployment) => {
  const operations = Object.entries(samples[deployment]);

  describe.each(operations)('%s', (_, ofOperation) => {
    it.each(Object.keys(runners) as (keyof typeof runners)[])('%s works as shown', async (language) => {
      const ids = await fixtures[deployment].make();
      const code = withIds(ofOperation[language], examples[deployment], ids);
      const failure = await runners[language](code).then(
        () => undefined,
        (error: Error & { stdout?: string }) => `${error.message} ${error.stdout ?? ''}`,
      );
      expect(failure).toBeUndefined();
    });
  });
});

it('all TypeScript samples, including those of the guides, compile against the packages', async () => {
  const ofOperations = deployments.flatMap((deployment) =>
    Object.entries(samples[deployment]).map(([id, { TypeScript }]) => [`${deployment}-${id}`, TypeScript] as const),
  );
  const all = [...ofOperations, ...(await guideSamples())];
  const files = await Promise.all(
    all.map(async ([name, code]) => {
      const file = join(folder, `${name.replaceAll('.', '-')}.ts`);
      await writeFile(file, `${code}\nexport {};\n`);
      return file;
    }),
  );
  const config = join(folder, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { noUnusedLocals: false }, include: [], files }),
  );
  const { stdout } = await run('tsc', ['-p', config]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
