// Runs the checks of the repository and prints all findings as one table. `npm run lint -- --help` prints the usage.
import { spawn } from 'node:child_process';
import { argv, exit, stdout } from 'node:process';
import { areas } from './areas.ts';
import { type Finding, table, unique } from './finding.ts';
import { packageFolders, repository } from './repository.ts';
import { findingsOf, type TaskLog, taskLogs, withoutRepetitions } from './turbo-log.ts';

const USAGE = `Usage: npm run lint [-- <area> …]

Checks the repository and prints all findings as a table with the columns file:line, message and rule.

Areas (default: all):
  specs   OpenAPI documents, workflows, and differences between operations of both deployments
  code    formatting, imports, layers, structure, slow regular expressions, unused code
  text    words and Markdown
  types   types, and whether every operation of the server has a handler

Exit codes: 0 = no findings, 1 = findings or a failed check, 2 = invalid arguments.`;

const selected = argv.slice(2);
if (selected.includes('--help')) {
  console.log(USAGE);
  exit(0);
}
const unknown = selected.filter((name) => !Object.hasOwn(areas, name));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}.\n\n${USAGE}`);
  exit(2);
}

const start = performance.now();
const { code, output } = await runTurbo(
  (selected.length > 0 ? selected : Object.keys(areas)).flatMap((name) => areas[name] ?? []),
);
const folders = packageFolders(repository);
const logs = taskLogs(output).map((log) => ({
  log,
  findings: findingsOf(log, folders.get(log.task.replace(/#.*/, '')) ?? ''),
}));
const unreadable = logs.filter(({ log, findings }) => log.failed && findings.length === 0).map(({ log }) => log);
report(unique(withoutRepetitions(logs.flatMap(({ findings }) => findings))), unreadable);

function report(findings: readonly Finding[], failures: readonly TaskLog[]): void {
  for (const { task, text } of failures) console.log(`${task} failed:\n\n${text}\n`);
  if (findings.length > 0) console.log(`${table(findings)}\n`);
  if (findings.some(({ rule }) => rule.startsWith('observability-api/')))
    console.log('The rules observability-api/<name> are described in packages/lint-rules/docs/<name>.md.\n');
  if (code !== 0 && findings.length === 0 && failures.length === 0) {
    console.log(`${output}\nThe checks did not run.`);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const total = findings.length + failures.length;
  const count = total === 0 ? 'No findings' : total === 1 ? '1 finding' : `${total} findings`;
  console.log(`${count} (${seconds} s).`);
  process.exitCode = total === 0 ? 0 : 1;
}

/** Runs tasks and returns their output. On a terminal, shows the task that finished last. */
function runTurbo(tasks: readonly string[]): Promise<{ code: number; output: string }> {
  const options = ['--output-logs=new-only', '--log-prefix=task', '--log-order=grouped'];
  const child = spawn('turbo', ['run', ...tasks, ...options, '--continue=dependencies-successful'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const progress = (line: string) => stdout.isTTY && stdout.write(`\r\u001b[K${line}`);
  const receive = (chunk: string) => {
    text += chunk;
    const task = /^(\S+): cache /m.exec(chunk)?.[1];
    if (task) progress(`Checked ${task}`);
  };
  // Without an encoding, a character can be divided between two chunks.
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', receive);
  progress('Checking');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      progress('');
      resolve({ code: status ?? 1, output: text });
    });
  });
}
