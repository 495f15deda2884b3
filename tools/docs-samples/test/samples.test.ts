import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@observability-api/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deployment, type Fixtures, fixturesOf, type Ids } from '../src/fixtures.ts';
import { exampleIds, guideSamples, readOnlyOperations, readSamples, withIds } from '../src/reference.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('..', import.meta.url));
const deployments: readonly Deployment[] = ['open-source', 'managed'];
const samples = await readSamples();
const examples = { 'open-source': await exampleIds('open-source'), managed: await exampleIds('managed') };
const readOnly = {
  'open-source': await readOnlyOperations('open-source'),
  managed: await readOnlyOperations('managed'),
};

let server: RunningServer;
let folder: string;
let fixtures: Record<Deployment, Fixtures>;
/** The ids of fixtures that no sample has changed. */
let unchanged: { readonly deployment: Deployment; readonly ids: Ids } | undefined;
let fileCount = 0;

// The samples contain dates that must be in the future. The earliest is 2026-01-12T12:00:00Z, the end of a silence.
const clockOffsetMs = Date.now() - Date.parse('2026-01-12T09:00:00Z');
let aheadMs = 0;
function clock() {
  return Date.now() - clockOffsetMs + aheadMs;
}

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataDir: ':memory:',
    rateLimit: 'off',
    logLevel: 'silent',
    webhookAllow: ['127.0.0.1'],
    clock,
  });
  // The folder is below the package, so that the samples find their imports, and outside node_modules, where Node does not run
  // TypeScript.
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
  fileCount += 1;
  const file = join(folder, `run-${fileCount}.ts`);
  await writeFile(file, code);
  await import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** Runs a shell command. Throws an error if its output is not JSON. */
async function runShell(code: string): Promise<void> {
  const { stdout } = await run('sh', ['-c', code.replace('curl ', 'curl --silent --show-error --fail-with-body ')]);
  JSON.parse(stdout);
}

/** Runs a program from a file. It must print a JSON object. */
async function runProgram(command: readonly [program: string, ...args: string[]], name: string, code: string) {
  const file = join(folder, name);
  await writeFile(file, code);
  const [program, ...args] = command;
  const { stdout } = await run(program, [...args, file]);
  expect(stdout).toMatch(/^\{/);
}

/** The path of the interpreter. `python3` can be a script of a version manager, which is slow to start. */
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim();
/** Runs a sample without the packages of the machine, because samples use only the standard library. */
function runPython(code: string) {
  return runProgram([python, '-S'], 'run.py', code);
}
function runGo(code: string) {
  return runProgram(['go', 'run'], 'run.go', code);
}

const runners = { TypeScript: runModule, fetch: runModule, curl: runShell, Python: runPython, Go: runGo } as const;
type Language = keyof typeof runners;

/** Returns the first operation of each HTTP method. Compiling Go takes seconds, so only their Go samples are run. */
function firstOfMethods(deployment: Deployment): ReadonlySet<string> {
  const operationByMethod = new Map<string, string>();
  for (const [id, { curl }] of Object.entries(samples[deployment])) {
    const method = /--request (\w+)/.exec(curl)?.[1] ?? '';
    if (!operationByMethod.has(method)) operationByMethod.set(method, id);
  }
  return new Set(operationByMethod.values());
}

/**
 * Returns the languages whose samples run. Python samples run if Python is installed. Go samples run in `npm run soak`, because
 * compiling the standard library of Go takes minutes.
 */
function runnableLanguages(): Language[] {
  if (!python) console.warn('python3 is not installed. The samples in Python are skipped.');
  const runsGo = process.env['SOAK'] !== undefined;
  if (!runsGo) console.warn('The samples in Go are skipped. `npm run soak` runs one per HTTP method and deployment.');
  const skipped: Partial<Record<Language, boolean>> = { Python: !python, Go: !runsGo };
  return (Object.keys(runners) as Language[]).filter((language) => !skipped[language]);
}

const runnable = runnableLanguages();

beforeAll(async () => {
  if (runnable.includes('Go')) await run('go', ['build', 'net/http']);
}, 600_000);

/** Returns the ids of fixtures for a sample. Creates them again after a sample that may have changed them. */
async function fixtureIds(deployment: Deployment, id: string): Promise<Ids> {
  const ids = unchanged?.deployment === deployment ? unchanged.ids : await fixtures[deployment].createAll();
  unchanged = readOnly[deployment].has(id) ? { deployment, ids } : undefined;
  return ids;
}

/** Functions that prepare the samples of an operation, in addition to the fixtures. They return the ids of added resources. */
const preparations: Readonly<Record<string, (fixtures: Fixtures, ids: Ids) => Promise<Ids>>> = {
  async deleteAlertSilence(fixtures, ids) {
    await fixtures.silence(ids['alertId'], new Date(clock() + 3_600_000));
    return {};
  },
  async retryAlertDelivery(fixtures, ids) {
    const alertId = await fixtures.createFailingAlert(ids);
    // The first window contains the creation time of the alert, so it has ended after one minute.
    aheadMs += 70_000;
    await server.evaluateAlerts();
    const deliveryId = await vi.waitFor(async () => {
      const delivery = await fixtures.failedDelivery(alertId);
      if (delivery === undefined) throw new Error('Expected a failed delivery of the alert.');
      return delivery;
    }, 60_000);
    return { alertId, deliveryId };
  },
};

describe.each(deployments)('the samples of %s', (deployment) => {
  const operations = Object.entries(samples[deployment]);

  const inGo = firstOfMethods(deployment);

  describe.each(operations)('%s', (id, ofOperation) => {
    it.each(runnable.filter((language) => language !== 'Go' || inGo.has(id)))('%s works as shown', async (language) => {
      const created = await fixtureIds(deployment, id);
      const ids = { ...created, ...(await preparations[id]?.(fixtures[deployment], created)) };
      const code = withIds(ofOperation[language], examples[deployment], ids);
      const failure = await runners[language](code).then(
        () => undefined,
        (error: Error & { stdout?: string }) => `${error.message} ${error.stdout ?? ''}`,
      );
      expect(failure).toBeUndefined();
    });
  });
});

it.runIf(runnable.includes('Go'))('all samples in Go are formatted by gofmt', async () => {
  for (const [name, { Go }] of deployments.flatMap((deployment) => Object.entries(samples[deployment]))) {
    const file = join(folder, 'format.go');
    await writeFile(file, Go);
    const { stdout } = await run('gofmt', ['-d', file]);
    expect(stdout, name).toBe('');
  }
});

it('all TypeScript samples, including those of the chapters, compile against the packages', async () => {
  const ofOperations = deployments.flatMap((deployment) =>
    Object.entries(samples[deployment]).map(([id, { TypeScript }]) => [`${deployment}-${id}`, TypeScript] as const),
  );
  const allSamples = [...ofOperations, ...(await guideSamples())];
  const files = await Promise.all(
    allSamples.map(async ([name, code]) => {
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
  const { stdout } = await run('tsc', ['-p', config]).catch((error: Error & { stdout: string }) => {
    if (error.stdout === '') throw error;
    return error;
  });
  expect(stdout).toBe('');
});
