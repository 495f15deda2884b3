// Brings a fresh machine to the point where the repository's own tools run, then runs them:
//   run.mjs start [options]   install, generate, build, start the service
//   run.mjs test [options]    install, check the generated code, lint, types, tests
//   run.mjs try <program>     install, run a TypeScript program with the packages as they are in this clone
//   run.mjs quickstart <program> [credentials]   the same, with the keys that the service wrote
//   run.mjs <command …>       install, then the command with the repository's tools on PATH
// It needs Node 20.19 and npm, nothing else, so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = join(root, 'node_modules/.bin');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Node 24 as a dependency: the program itself, not a script around it, so that signals reach what it runs. */
const node24 = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
const env = {
  ...process.env,
  PATH: [node24, bin, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
};

/** A person can mend this: one sentence, exit code 1. */
function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function say(step) {
  console.log(`\n▸ ${step}`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node 20.19 or newer is needed, and this is ${process.versions.node}: install a newer Node and run the command again.`,
  );
}

/** Runs a program with its output shown; answers its exit code and what it printed. */
function run(command, args, { watched = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: watched ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    for (const [stream, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        sink.write(chunk);
      });
    }
    // A terminal sends Ctrl+C to the child as well; every other signal reaches this process alone and is passed on.
    const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      done({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** What the installed packages depend on: when it has not changed, there is nothing to install. */
function wanted() {
  const hash = createHash('sha256');
  const manifests = ['specs', 'packages', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function install() {
  const stamp = join(root, 'node_modules/.installed');
  const now = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  say('Installing (the first time takes about a minute)');
  const pnpm = manifest.packageManager;
  const args = [
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.engine-strict=false',
  ];
  const { code, output } = await run('npx', args, { watched: true });
  if (code !== 0) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
      stop('The npm registry could not be reached: connect this machine to the network and run the command again.');
    }
    if (/ENOSPC/.test(output)) stop('The disk is full: free about 1 GB and run the command again.');
    if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output))
      stop(
        `pnpm-lock.yaml is older than a package.json: take a commit where they fit, or, if you changed one, run \`npx ${pnpm} install --no-frozen-lockfile --config.engine-strict=false\` and commit the lock file.`,
      );
    if (/ENOENT/.test(output) && !existsSync(bin))
      stop('`npx` was not found: install npm, which comes with Node, and run the command again.');
    stop('Installing the dependencies failed; the lines above say why.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

async function must(step, command, args) {
  say(step);
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}

/** Node 24 runs everything here; it is installed as a dependency where there is one for the platform. */
function checkInstalledNode() {
  if (existsSync(node24) || Number(process.versions.node.split('.')[0]) >= 24) return;
  stop(
    `Node 24 is needed, and there is none to install for ${process.platform} ${process.arch}: install Node 24 yourself and run the command again.`,
  );
}

/** Paths begin at the root, wherever npm was called. */
function mustExist(path, otherwise) {
  if (!existsSync(resolve(root, path))) stop(otherwise);
}

/** What a person named has to be there, before anything is installed. */
function checkArguments() {
  const [program, credentials = 'data/credentials.json'] = rest;
  if (task === 'try') {
    if (program === undefined) stop('Say which program to run: npm run try packages/open-source/first-call.ts');
    mustExist(program, `There is no program ${program}: say its path from the root of this clone.`);
  }
  if (task === 'quickstart') {
    mustExist(
      credentials,
      `There are no credentials in ${credentials}: start the service with npm start, or say where they are after two dashes: -- ./data-2/credentials.json`,
    );
  }
}

const [task, ...rest] = process.argv.slice(2);
checkNode();
checkArguments();
await install();
checkInstalledNode();
if (task === 'start') {
  await must('Generating and building (the first time takes about half a minute)', 'turbo', [
    'run',
    'generate',
    'build',
    '--filter=@observability-api/server...',
    '--output-logs=errors-only',
  ]);
  say('Starting');
  process.exitCode = (await run('node', [join(root, 'packages/server/bin/observability-api.js'), ...rest])).code;
} else if (task === 'test') {
  await must('Checking that generated code is up to date', 'node', [join(root, 'tools/codegen/src/main.ts'), 'check']);
  await must('Lint, types, tests', 'turbo', [
    'run',
    'lint',
    'typecheck',
    'test',
    '--output-logs=new-only',
    '--concurrency=3',
    // What fails says so, and does not hide what else fails.
    '--continue=dependencies-successful',
    ...rest,
  ]);
} else if (task === 'try' || task === 'quickstart') {
  process.exitCode = (await run('node', ['--conditions=observability-api-source', ...rest])).code;
} else {
  process.exitCode = (await run(task, rest)).code;
}
