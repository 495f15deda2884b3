import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'setup-'));
  for (const folder of ['specs', 'packages', 'tools/setup', 'fake'])
    await mkdir(join(root, folder), { recursive: true });
  for (const script of ['run.mjs', 'report-client-error.mjs'])
    await cp(join(scripts, script), join(root, 'tools/setup', script));
  await writeFile(join(root, 'tools/setup/check-service-options.mjs'), '');
  await writeFile(join(root, 'q.ts'), '');
  await writeFile(join(root, 'package.json'), JSON.stringify({ packageManager: 'pnpm@10.34.8' }));
});
afterEach(() => rm(root, { recursive: true }));

/** Creates a fake `npx` with this output and exit code. On success, it links the running Node where `run.mjs` expects Node 24. */
async function fakeNpx(output: string, code: number): Promise<void> {
  const node = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
  const lines = ['#!/bin/sh', `echo '${output}' >&2`, `echo npx >> ${root}/calls`];
  if (code === 0) lines.push(`mkdir -p ${node}`, `ln -sf ${process.execPath} ${node}/node`);
  await writeFile(join(root, 'fake/npx'), [...lines, `exit ${code}`, ''].join('\n'));
  await chmod(join(root, 'fake/npx'), 0o755);
}

function start(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): ChildProcess {
  const env = { ...process.env, ...variables, PATH: `${join(root, 'fake')}${delimiter}${process.env['PATH']}` };
  return spawn(process.execPath, [...nodeOptions, join(root, 'tools/setup/run.mjs'), ...args], { cwd: root, env });
}

async function exitOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** Installs by running a command. The commands after it then print no progress of an installation. */
async function install(): Promise<void> {
  await exitOf(start(['node', '--version']));
}

describe('a failed installation', () => {
  it.each([
    ['a missing network', 'npm error code ENOTFOUND', /Cannot reach the npm registry\..*run the command again\.\n$/],
    ['a full disk', 'ENOSPC: no space left on device', /The disk is full/],
    [
      'an outdated lock file',
      'ERR_PNPM_OUTDATED_LOCKFILE',
      /pnpm-lock\.yaml does not match a package\.json\. .* run `npx pnpm@[\d.]+ install --no-frozen-lockfile/,
    ],
    ['any other error', 'ERR_PNPM_SOMETHING', /Installing the dependencies failed\. See the output above\.\n$/],
  ])('reports %s with exit code 1', async (_, npxOutput, message) => {
    await fakeNpx(npxOutput, 1);
    const { code, output } = await exitOf(start(['start']));
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });
});

it('reports an old Node with exit code 1', async () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.0' })";
  const { code, output } = await exitOf(start(['start'], ['--import', old]));
  expect(output).toContain('Expected Node 20.19 or newer, received 18.20.0. Install a newer Node');
  expect(code).toBe(1);
});

describe('before the installation, run.mjs', () => {
  it.each([
    ['a missing program', ['try'], 'Missing program. Usage: npm run try '],
    ['a program that does not exist', ['try', 'nope.ts'], 'The program nope.ts does not exist'],
    ['a quickstart before the first start', ['quickstart', 'q.ts'], 'The credentials file data/credentials.json'],
    [
      'a quickstart with a wrong path of credentials',
      ['quickstart', 'q.ts', 'x.json'],
      'The credentials file x.json does not exist. Start',
    ],
    [
      'a program with a wrong path of credentials',
      ['try', 'q.ts', 'x.json'],
      'The credentials file x.json does not exist. Start the service with npm start, or pass another file. Usage: npm run try ',
    ],
    [
      'a credentials file without JSON',
      ['try', 'q.ts', 'q.ts'],
      'The file q.ts is not a credentials file. Expected JSON',
    ],
    ['another JSON file', ['quickstart', 'q.ts', 'package.json'], 'The file package.json is not a credentials file'],
  ])('reports %s in one line', async (_, args, message) => {
    const { code, output } = await exitOf(start(args));
    expect(output.trim()).toMatch(/^[^\n]+$/);
    expect(output).toContain(message);
    expect(code).toBe(1);
  });
});

it.each([
  [['quickstart', 'q.ts', '--help'], 'Usage: npm run quickstart:demo [-- <credentials>]\nThe default credentials are'],
  [['try', '-h'], 'Usage: npm run try <program> [<credentials>], for example'],
])('%j prints the usage', async (args, usage) => {
  const { code, output } = await exitOf(start(args, [], { npm_lifecycle_event: 'quickstart:demo' }));
  expect(output).toContain(usage);
  expect(code).toBe(0);
});

describe('a command of the repository', () => {
  it.each(['quickstart', 'try'])(
    'runs the program of %s with the addresses and keys of the credentials',
    async (task) => {
      await fakeNpx('', 0);
      const names = ['OBSERVABILITY_API_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'];
      await writeFile(
        join(root, 'q.ts'),
        `console.log(${JSON.stringify(names)}.map((name) => process.env[name]).join(' '))`,
      );
      const openSource = {
        baseUrl: 'http://127.0.0.1:8100',
        otlpUrl: 'http://127.0.0.1:14318',
        ingestionKey: 'obsi_1',
      };
      await writeFile(join(root, 'c.json'), JSON.stringify({ openSource }));
      expect((await exitOf(start([task, 'q.ts', 'c.json']))).output).toContain(
        'http://127.0.0.1:8100 http://127.0.0.1:14318 authorization=obsi_1',
      );
    },
  );

  it('overrides the environment with a named credentials file, but not with the default one', async () => {
    await fakeNpx('', 0);
    await writeFile(join(root, 'q.ts'), "console.log('key', process.env['OBSERVABILITY_API_KEY'])");
    await writeFile(join(root, 'c.json'), JSON.stringify({ openSource: { apiKey: 'obs_named' } }));
    await mkdir(join(root, 'data'));
    await writeFile(join(root, 'data/credentials.json'), JSON.stringify({ openSource: { apiKey: 'obs_default' } }));
    const variables = { OBSERVABILITY_API_KEY: 'obs_environment' };
    for (const task of ['quickstart', 'try']) {
      expect((await exitOf(start([task, 'q.ts', 'c.json'], [], variables))).output).toContain('key obs_named');
      expect((await exitOf(start([task, 'q.ts'], [], variables))).output).toContain('key obs_environment');
      expect((await exitOf(start([task, 'q.ts']))).output).toContain('key obs_default');
    }
  });

  it.each(['quickstart', 'try'])('prints one line if no service responds to the program of %s', async (task) => {
    await fakeNpx('', 0);
    await cp(join(scripts, '../../packages/client-core/src/errors/transport-error.ts'), join(root, 'errors.ts'));
    await writeFile(
      join(root, 'q.ts'),
      `import { connectionFailed } from './errors.ts';
       const call = { operation: { id: 'listDashboards', path: '/' }, request: 'GET /', attempts: 3 };
       throw connectionFailed(call, 'no response from http://127.0.0.1:18100', new Error('ECONNREFUSED'));`,
    );
    await writeFile(join(root, 'c.json'), '{ "openSource": {} }');
    await install();
    expect(await exitOf(start([task, 'q.ts', 'c.json']))).toEqual({
      code: 1,
      output: 'No service responds at http://127.0.0.1:18100. Start it with `npm start`.\n',
    });
  });

  it('prints where credentials come from if a client has none', async () => {
    await fakeNpx('', 0);
    await cp(join(scripts, '../../packages/client-core/src/options/environment.ts'), join(root, 'environment.ts'));
    await writeFile(
      join(root, 'q.ts'),
      "import { readRequiredOption } from './environment.ts'; readRequiredOption('apiKey', undefined, 'MISSING_VARIABLE');",
    );
    await install();
    expect((await exitOf(start(['try', 'q.ts']))).output).toMatch(
      /^Missing option `apiKey`.*\nThe credentials are those of the environment\. `npm start` writes others to the file data\/credentials\.json\.\n$/,
    );
  });

  it('prints one line and advice if the program is in a folder without the packages', async () => {
    await fakeNpx('', 0);
    await writeFile(join(root, 'q.ts'), "import '@observability-api/open-source';");
    await install();
    const { code, output } = await exitOf(start(['try', 'q.ts']));
    expect(output).toMatch(
      /^Cannot find package '@observability-api\/open-source' imported from .*q\.ts\nSave the program in packages\/open-source, or .*\n$/,
    );
    expect(code).toBe(1);
  });

  describe.each(['quickstart', 'try'])('after an error of the API, the program of %s', (task) => {
    beforeEach(async () => {
      await fakeNpx('', 0);
      await cp(join(scripts, '../../packages/client-core/src/errors/api-error.ts'), join(root, 'errors.ts'));
      await writeFile(
        join(root, 'q.ts'),
        `import { ApiError } from './errors.ts';
         const details = { code: '', issues: [], operation: 'listDashboards', request: 'GET /', attempts: 1 };
         const status = Number(process.env['STATUS']);
         throw new ApiError({ ...details, status, text: 'API key not found.' });`,
      );
      await mkdir(join(root, 'data'));
      await writeFile(join(root, 'data/credentials.json'), '{ "openSource": { "baseUrl": "", "apiKey": "obs_1" } }');
      await install();
    });

    it.each([
      [['data/credentials.json'], {}, 'The credentials are those of data/credentials.json.'],
      [
        [],
        { OBSERVABILITY_API_KEY: 'x' },
        'The credentials are those of data/credentials.json, except OBSERVABILITY_API_KEY from the environment.',
      ],
    ])('with the arguments %j and the variables %j names the rejected credentials', async (args, variables, line) => {
      expect(await exitOf(start([task, 'q.ts', ...args], [], { ...variables, STATUS: '401' }))).toEqual({
        code: 1,
        output: `GET /: 401 API key not found.\n${line}\n`,
      });
    });

    it('prints the message and the line of the program', async () => {
      const { output } = await exitOf(start([task, 'q.ts'], [], { STATUS: '400' }));
      expect(output).toMatch(/^GET \/: 400 API key not found\.\n +at file:.*q\.ts:4:\d+\n$/);
    });
  });

  it('runs after the installation, which runs once', async () => {
    await fakeNpx('', 0);
    const command = ['node', '-e', 'console.log("ran", process.argv[1])', 'with this'];
    expect((await exitOf(start(command))).output).toContain('ran with this');
    expect((await exitOf(start(command))).output).toContain('ran with this');
    expect(await readFile(join(root, 'calls'), 'utf8')).toBe('npx\n');
  });

  it('removes the cache of Vitest when it installs other dependencies', async () => {
    await fakeNpx('', 0);
    const cached = join(root, 'node_modules/.vitest-cache/module');
    const cacheExistsAfterRun = async () => {
      await mkdir(join(root, 'node_modules/.vitest-cache'), { recursive: true });
      await writeFile(cached, '');
      await install();
      return existsSync(cached);
    };
    expect(await cacheExistsAfterRun()).toBe(false);
    expect(await cacheExistsAfterRun()).toBe(true);
    await writeFile(join(root, 'pnpm-lock.yaml'), 'changed');
    expect(await cacheExistsAfterRun()).toBe(false);
  });

  it('writes only its own output to standard output, without progress and warnings of the installation', async () => {
    await fakeNpx(
      'WARN Unsupported engine\nPackages: +610\nProgress: resolved 610, reused 5, downloaded 3, added 0',
      0,
    );
    const child = start(['node', '-e', 'console.log("ran")']);
    let stdout = '';
    child.stdout?.on('data', (chunk) => (stdout += chunk));
    const { code, output } = await exitOf(child);
    expect([code, stdout]).toEqual([0, 'ran\n']);
    expect(output.replace(/\d+ s/, '1 s')).toBe(
      '\n▸ Installing (the first time takes about a minute)\n  8 of 610 packages\n  Installed in 1 s\nran\n',
    );
  });

  it('shows the output of a build only if it fails', async () => {
    await fakeNpx('', 0);
    const fakeTurbo = async (exit: number) => {
      await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
      await writeFile(join(root, 'node_modules/.bin/turbo'), `#!/bin/sh\necho built 10 tasks\nexit ${exit}\n`);
      await chmod(join(root, 'node_modules/.bin/turbo'), 0o755);
    };
    await fakeTurbo(3);
    expect(await exitOf(start(['start']))).toMatchObject({
      code: 3,
      output: expect.stringContaining('built 10 tasks'),
    });
    await fakeTurbo(0);
    const { output } = await exitOf(start(['start']));
    expect(output).not.toContain('built 10 tasks');
    expect(output).toMatch(/▸ Generating and building .*\n {2}Done in \d+ s\n\n▸ Starting\n/);
  });

  it.each([
    ['fails after invalid options', ['--prot', '1'], 1, /^\nUnknown option '--prot': did you mean --port\?\n$/, {}],
    ['prints the help of the service', ['--help'], 0, /^Usage: observability-api \[options\]\n/, {}],
    [
      'fails if npm has consumed an option',
      ['1'],
      1,
      /^\nnpm has consumed the option --port\. .*: npm start -- --port <number>\n$/,
      { npm_config_port: 'true' },
    ],
  ])('%s before the build', async (_, args, code, printed, variables) => {
    await fakeNpx('', 0);
    await install();
    const script = join(scripts, 'check-service-options.mjs');
    await writeFile(join(root, 'tools/setup/check-service-options.mjs'), `await import(${JSON.stringify(script)});`);
    expect(await exitOf(start(['start', ...args], [], variables))).toEqual({
      code,
      output: expect.stringMatching(printed),
    });
  });

  it('prints the failures of a test run at its end, without those of earlier runs', async () => {
    await fakeNpx('', 0);
    await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
    await mkdir(join(root, 'tools/codegen/src'), { recursive: true });
    await writeFile(join(root, 'tools/codegen/src/main.ts'), '');
    await writeFile(join(root, 'a.log'), 'ok 1\n Failed Tests 1\nexpected 2\n');
    const summary = (exitCode: number) =>
      JSON.stringify({ tasks: [{ taskId: 'a#test', logFile: 'a.log', execution: { exitCode } }] });
    const fakeTurbo = async (script: string) => {
      await writeFile(join(root, 'node_modules/.bin/turbo'), `#!/bin/sh\n${script}\nexit 1\n`);
      await chmod(join(root, 'node_modules/.bin/turbo'), 0o755);
    };
    // The fake writes to stderr, as `run.mjs` does: the order of output on two streams is not defined.
    await fakeTurbo(`mkdir -p .turbo/runs; echo '${summary(1)}' > .turbo/runs/1.json; echo end of turbo >&2`);
    const { code, output } = await exitOf(start(['test']));
    expect(code).toBe(1);
    expect(output).toMatch(/end of turbo\n\n▸ a#test failed\. The end of its output:\n Failed Tests 1\nexpected 2\n/);
    await fakeTurbo('echo bad option >&2');
    expect((await exitOf(start(['test']))).output).toMatch(/bad option\n$/);
  });

  it('determines the exit code', async () => {
    await fakeNpx('', 0);
    expect((await exitOf(start(['node', '-e', 'process.exit(7)']))).code).toBe(7);
  });

  it('is reported if it does not exist', async () => {
    await fakeNpx('', 0);
    await install();
    expect(await exitOf(start(['no-such-command']))).toEqual({
      code: 1,
      output: 'Error: spawn no-such-command ENOENT\n',
    });
  });

  it('receives the signals that are sent to run.mjs', async () => {
    await fakeNpx('', 0);
    const service =
      'process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); }); console.log("up"); setInterval(() => {}, 1000)';
    const child = start(['node', '-e', service]);
    const end = exitOf(child);
    await new Promise<void>((resolve) =>
      child.stdout?.on('data', (chunk) => String(chunk).includes('up') && resolve()),
    );
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, output: expect.stringContaining('stopped') });
  });
});
