import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { BenchError, root } from '../run-program.ts';

const program = join(root, 'packages/cli/bin/observability.js');

/** Writes the CPU time of a process to stderr when it ends. */
const REPORT_CPU_MODULE = `data:text/javascript,process.on('exit',()=>{const {user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)/1000)})`;

/** The exit codes of success, and of a `plan` with differences. */
const SUCCESS_CODES: ReadonlySet<number> = new Set([0, 2]);

/** A finished command. Times are milliseconds. */
export interface Command {
  readonly exitCode: number;
  readonly stdout: string;
  readonly wallMs: number;
  /** CPU time of all threads of the process. NaN if it was not measured. */
  readonly cpuMs: number;
}

/** The options of a command. */
interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Measures the CPU time. This adds some milliseconds to the start. @default false */
  readonly measuresCpu?: boolean;
}

/**
 * Runs the built command line in its own process. Throws BenchError if the command line is not built, or if the command fails. With
 * `measuresCpu`, also throws if the process does not report its CPU time.
 */
export async function runCommand(
  argv: readonly string[],
  { cwd, env = {}, measuresCpu = false }: CommandOptions,
): Promise<Command> {
  if (!existsSync(join(root, 'packages/cli/dist/main.js')))
    throw new BenchError('Expected packages/cli to be built. Run `npm run build`.');
  const start = performance.now();
  const child = spawn(process.execPath, [...(measuresCpu ? ['--import', REPORT_CPU_MODULE] : []), program, ...argv], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const wallMs = performance.now() - start;
  const cpuMs = Number(/cpu ([\d.]+)$/.exec(stderr)?.[1]);
  if (!SUCCESS_CODES.has(exitCode) || (measuresCpu && Number.isNaN(cpuMs)))
    throw new BenchError(`observability ${argv.join(' ')}: ${stderr}`);
  return { exitCode, stdout, wallMs, cpuMs };
}
