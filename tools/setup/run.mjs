// Installs what the repository's tools need, then runs them:
// run.mjs start [options]   install, check the options, generate, build, start the service
// run.mjs test [options]    install, check the generated code, run lint, type checks and tests
// run.mjs try <program> [credentials]   install, run a TypeScript program with the packages of this clone, and with the
//                           credentials that the service has written (data/credentials.json), if any
// run.mjs quickstart <program> [credentials]   the same, but require the credentials file
// run.mjs <command …>       install, run the command with the repository's tools on PATH
// It requires npm, git and Node 24 or newer. On Linux with x64 or arm64, Node 20.19 or newer is enough. It is plain JavaScript without
// dependencies, because nothing is installed when it starts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = join(root, 'node_modules/.bin');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The folder of Node 24, a dependency. It contains the binary itself rather than a script, so that signals reach it. */
const node24 = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
/** The folder of a `pnpm` that starts scripts faster. */
const fastPnpm = join(root, 'tools/setup/bin');
const env = {
  ...process.env,
  PATH: [fastPnpm, node24, bin, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
};

/** Prints an error that the user can fix and exits with code 1. */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Prints progress to stderr. Standard output contains only the output of the command. */
function printProgress(line) {
  console.error(line);
}

function printStep(step) {
  printProgress(`\n▸ ${step}`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Expected Node 20.19 or newer, received ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}

/** Runs a program and shows its output. Returns an object with the exit code. */
function run(command, args) {
  return runWith(command, args, 'inherit');
}

/**
 * Runs a program without showing its output. Returns the exit code and the output. `onOutput` receives the output
 * so far after each chunk.
 */
function runCaptured(command, args, onOutput = () => {}) {
  return runWith(command, args, ['ignore', 'pipe', 'pipe'], onOutput);
}

function runWith(command, args, stdio, onOutput = () => {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        onOutput(output);
      });
    }
    // A terminal sends Ctrl+C to the child process as well. Other signals reach only this process and are forwarded.
    const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    child.on('error', (error) => {
      if (stdio === 'inherit') printProgress(String(error));
      done({ code: 1, output: String(error) });
    });
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      done({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** Returns a hash of pnpm-workspace.yaml, the lock file and all package manifests. Without a change, the dependencies are up to date. */
function manifestHash() {
  const hash = createHash('sha256');
  const manifests = ['specs', 'packages', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const PROGRESS_INTERVAL_MS = 5_000;

/** Returns a function that reads the output of pnpm and prints the number of installed packages, at most every five seconds. */
function progressPrinter() {
  let printedAt = -PROGRESS_INTERVAL_MS;
  return (output) => {
    const total = /^Packages: \+(\d+)$/m.exec(output)?.[1];
    const counts = [...output.matchAll(/reused (\d+), downloaded (\d+)/g)].at(-1);
    if (!total || !counts || performance.now() - printedAt < PROGRESS_INTERVAL_MS) return;
    printedAt = performance.now();
    printProgress(`  ${Number(counts[1]) + Number(counts[2])} of ${total} packages`);
  };
}

async function install() {
  const stamp = join(root, 'node_modules/.installed');
  const hash = manifestHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  printStep('Installing (the first time takes about a minute)');
  const pnpm = manifest.packageManager;
  const args = [
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.engine-strict=false',
  ];
  const startedAt = performance.now();
  const { code, output } = await runCaptured('npx', args, progressPrinter());
  if (code !== 0) {
    process.stderr.write(output);
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
      stop('Cannot reach the npm registry. Connect this machine to the network and run the command again.');
    }
    if (/ENOSPC/.test(output)) stop('The disk is full. Free about 1 GB and run the command again.');
    if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output))
      stop(
        `pnpm-lock.yaml does not match a package.json. If you changed a package.json, run \`npx ${pnpm} install --no-frozen-lockfile --config.engine-strict=false\` and commit the lock file. Otherwise check out a consistent commit.`,
      );
    if (/ENOENT/.test(output) && !existsSync(bin))
      stop('Cannot find `npx`. Install npm, which comes with Node, and run the command again.');
    stop('Installing the dependencies failed. See the output above.');
  }
  // Vitest caches transformed modules with the paths of their dependencies. An installation can change these paths.
  rmSync(join(root, 'node_modules/.vitest-cache'), { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  printProgress(`  Installed in ${secondsSince(startedAt)}`);
}

function secondsSince(startMs) {
  return `${Math.round((performance.now() - startMs) / 1000)} s`;
}

/** Runs a step without its output. Exits with its output and its code if it fails. */
async function runQuietlyOrExit(step, command, args) {
  printStep(step);
  const startedAt = performance.now();
  const { code, output } = await runCaptured(command, args);
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(code);
  }
  printProgress(`  Done in ${secondsSince(startedAt)}`);
}

async function runOrExit(step, command, args) {
  printStep(step);
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}

/** The maximum number of lines that are printed of a failed task. */
const MAX_FAILURE_LINES = 200;

/**
 * Checks the options of the service. Exits if they are invalid. Also exits if they only request output, such as the help.
 */
async function checkServiceOptions() {
  const script = fileURLToPath(new URL('./check-service-options.mjs', import.meta.url));
  const args = ['--conditions=observability-api-source', script, ...taskArguments];
  const { code, output } = await runWith('node', args, ['ignore', 'pipe', 'inherit']);
  process.stdout.write(output);
  if (code !== 0 || output !== '') process.exit(code);
}

const summaryFolder = join(root, '.turbo/runs');

/** Returns the paths of the summaries that turbo has written. */
function turboSummaries() {
  return existsSync(summaryFolder) ? readdirSync(summaryFolder).map((name) => join(summaryFolder, name)) : [];
}

/** Prints the failures of a run of turbo. In its output, they are mixed with the output of tasks that ran at the same time. */
function printFailures(summary) {
  const { tasks } = JSON.parse(readFileSync(summary, 'utf8'));
  for (const { taskId, logFile, execution } of tasks) {
    if (!execution?.exitCode || !existsSync(join(root, logFile))) continue;
    printStep(`${taskId} failed. The end of its output:`);
    const lines = readFileSync(join(root, logFile), 'utf8').split('\n');
    // Vitest prints all results first, then the failures.
    const start = Math.max(
      0,
      lines.findIndex((line) => line.includes('Failed Tests')),
    );
    printProgress(lines.slice(start).slice(-MAX_FAILURE_LINES).join('\n'));
  }
}

/** Checks that Node 24 is available: installed as a dependency if the platform is supported, otherwise by the user. */
function checkInstalledNode() {
  if (existsSync(node24) || Number(process.versions.node.split('.')[0]) >= 24) return;
  stop(
    `Node 24 is required, and no package provides it for ${process.platform} ${process.arch}. Install Node 24 and run the command again.`,
  );
}

/** Exits if the path, relative to the root of the repository, does not exist. */
function requireFile(path, message) {
  if (!existsSync(resolve(root, path))) stop(message);
}

const DEFAULT_CREDENTIALS = 'data/credentials.json';

/**
 * Checks the arguments of `try` and `quickstart` before anything is installed. Returns the content of the credentials file, or an empty
 * object if `try` has no such file.
 */
function checkArguments() {
  const [program, file = DEFAULT_CREDENTIALS] = taskArguments;
  const usage =
    task === 'try'
      ? 'Usage: npm run try <program> [<credentials>], for example npm run try packages/open-source/first-call.ts'
      : `Usage: npm run ${process.env.npm_lifecycle_event ?? 'quickstart:<name>'} [-- <credentials>]`;
  if (taskArguments.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(`${usage}\nThe default credentials are ${DEFAULT_CREDENTIALS}.`);
    process.exit();
  }
  if (program === undefined) stop(`Missing program. ${usage}`);
  requireFile(program, `The program ${program} does not exist. Pass its path relative to the root of this clone.`);
  if (task === 'quickstart' || file !== DEFAULT_CREDENTIALS) {
    requireFile(
      file,
      `The credentials file ${file} does not exist. Start the service with npm start, or pass another file. ${usage}`,
    );
  }
  return existsSync(resolve(root, file)) ? readCredentials(file) : {};
}

/** Reads a credentials file. Exits if it is not one. */
function readCredentials(file) {
  try {
    const credentials = JSON.parse(readFileSync(resolve(root, file), 'utf8'));
    if (credentials.openSource || credentials.managed) return credentials;
  } catch {
    // The message below is the same for all files that the service has not written.
  }
  stop(
    `The file ${file} is not a credentials file. Expected JSON with openSource, managed or both, as the service writes it to ${DEFAULT_CREDENTIALS}.`,
  );
}

/**
 * Sets the environment variables that `createClient()`, OpenTelemetry SDKs and the quickstarts read. A file that the user names
 * overrides the environment. The default file does not. Returns a sentence that says where the credentials come from.
 */
function setClientVariables({ openSource = {}, managed = {} }, file) {
  const variables = {
    OBSERVABILITY_API_URL: openSource.baseUrl,
    OBSERVABILITY_API_KEY: openSource.apiKey,
    OBSERVABILITY_API_KEY_ID: managed.keyId,
    OBSERVABILITY_API_KEY_SECRET: managed.keySecret,
    OBSERVABILITY_API_ORGANIZATION_ID: managed.organizationId,
    OBSERVABILITY_API_SERVICE_ID: managed.serviceId,
    OBSERVABILITY_API_PIPE_ID: managed.pipeId,
    OTEL_EXPORTER_OTLP_ENDPOINT: openSource.otlpUrl,
    OTEL_EXPORTER_OTLP_HEADERS: openSource.ingestionKey && `authorization=${openSource.ingestionKey}`,
  };
  const values = Object.entries(variables).filter(([, value]) => value);
  const kept = file === undefined ? values.filter(([name]) => env[name] !== undefined).map(([name]) => name) : [];
  for (const [name, value] of values) if (!kept.includes(name)) env[name] = value;
  if (values.length === 0)
    return `The credentials are those of the environment. \`npm start\` writes others to the file ${DEFAULT_CREDENTIALS}.`;
  const exceptions = kept.length > 0 ? `, except ${kept.join(', ')} from the environment` : '';
  return `The credentials are those of ${file ?? DEFAULT_CREDENTIALS}${exceptions}.`;
}

const [task, ...taskArguments] = process.argv.slice(2);
const isProgram = task === 'try' || task === 'quickstart';
checkNode();
const credentials = isProgram ? checkArguments() : {};
await install();
checkInstalledNode();
if (task === 'start') {
  await checkServiceOptions();
  await runQuietlyOrExit('Generating and building (the first time takes about half a minute)', 'turbo', [
    'run',
    'generate',
    'build',
    '--filter=@observability-api/server...',
    '--output-logs=errors-only',
  ]);
  printStep('Starting');
  const service = join(root, 'packages/server/bin/observability-api.js');
  // The same limits of V8 as in the container image.
  const limits = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
  process.exitCode = (await run('node', [...limits, service, ...taskArguments])).code;
} else if (task === 'test') {
  await runOrExit('Checking that generated code is up to date', 'node', [
    join(root, 'tools/codegen/src/main.ts'),
    'check',
  ]);
  printStep('Running lint, type checks and tests');
  for (const summary of turboSummaries()) rmSync(summary);
  const { code } = await run('turbo', [
    'run',
    'lint',
    'typecheck',
    'test',
    '--output-logs=new-only',
    '--summarize',
    '--concurrency=3',
    // A failed task does not hide the failures of others.
    '--continue=dependencies-successful',
    ...taskArguments,
  ]);
  process.exitCode = code;
  if (code !== 0) for (const summary of turboSummaries()) printFailures(summary);
} else if (isProgram) {
  const preload = new URL('./report-client-error.mjs', import.meta.url);
  preload.searchParams.set('credentials', setClientVariables(credentials, taskArguments[1]));
  process.exitCode = (
    await run('node', ['--conditions=observability-api-source', '--import', preload.href, ...taskArguments])
  ).code;
} else {
  process.exitCode = (await run(task, taskArguments)).code;
}
