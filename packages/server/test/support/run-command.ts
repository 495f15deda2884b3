import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The line that the command prints when the service is ready. */
export interface ReadyLine {
  readonly url: string;
  readonly otlpUrl?: string;
  readonly otlpGrpcUrl?: string;
}

/** The text that a command has written. */
export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of the command `observability-api` in a child process. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly output: Output;
  /** Resolves when the process has ended. `code` is null if a signal ended it. */
  readonly ended: Promise<Output & { readonly code: number | null }>;
  /** Resolves when the service is ready. Throws if the process ends earlier. */
  ready(): Promise<ReadyLine>;
}

/** The start options of a command. */
export interface CommandOptions {
  readonly cwd?: string;
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** A shell command that runs first, for example `ulimit -f 1000`. */
  readonly setupCommand?: string | undefined;
  readonly stdio?: StdioOptions;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Sends a signal to all commands that are running, and waits for their end. */
export async function endCommands(signal: NodeJS.Signals): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill(signal);
  await Promise.all(ends);
}

/** Starts `observability-api` with these arguments. Kills it when this process exits. */
export function runCommand(args: readonly string[], options: CommandOptions = {}): RunningCommand {
  const { cwd, env, nodeOptions = [], setupCommand, stdio = ['ignore', 'pipe', 'pipe'] } = options;
  const command = [process.execPath, '--conditions=observability-api-source', ...nodeOptions, main, ...args];
  const [program = '', ...programArgs] =
    setupCommand === undefined ? command : ['sh', '-c', `${setupCommand} && exec "$@"`, 'sh', ...command];
  const child = spawn(program, programArgs, { cwd, env: { ...process.env, ...env }, stdio });
  running.add(child);
  child.once('close', () => running.delete(child));
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk) => {
      output[name] += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, ...output }));
  return {
    process: child,
    output,
    ended,
    async ready() {
      let hasEnded = false;
      void ended.then(() => {
        hasEnded = true;
      });
      for (;;) {
        const line = readyLine(output.stdout);
        if (line) return line;
        if (hasEnded)
          throw new Error(`The command ended before the service was ready: ${output.stdout}${output.stderr}`);
        await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
      }
    },
  };
}

function readyLine(stdout: string): ReadyLine | undefined {
  const line = stdout.split('\n').find((text) => text.endsWith('"msg":"ready"}'));
  return line === undefined ? undefined : JSON.parse(line);
}
