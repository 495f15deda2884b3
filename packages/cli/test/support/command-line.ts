import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { run } from '../../src/index.ts';

/** The result of a command. */
export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs commands in a temporary folder. */
export interface CommandLine {
  readonly folder: string;
  /** Variables of the environment. */
  readonly env: Record<string, string>;
  run(...argv: readonly string[]): Promise<CommandResult>;
  /** Runs a command with a string on stdin. */
  pipe(stdin: string, ...argv: readonly string[]): Promise<CommandResult>;
  /** Runs a command whose stdout and stderr are a terminal with this many columns. stdin is not a terminal. */
  inTerminal(columns: number, ...argv: readonly string[]): Promise<CommandResult>;
  write(file: string, text: string): void;
}

/** Creates a command line. Its folder is deleted after the test, or after the tests of the file if no test runs yet. */
export function createCommandLine(env: Readonly<Record<string, string>> = {}): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const afterwards = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  afterwards(() => rmSync(folder, { recursive: true }));
  const variables: Record<string, string> = { OBSERVABILITY_CONTEXTS: join(folder, 'contexts.json'), ...env };
  const start = async (argv: readonly string[], stdin: string, columns?: number) => {
    const output = { stdout: '', stderr: '' };
    const stream = (name: keyof typeof output) => ({
      isTTY: columns !== undefined,
      columns,
      write: (text: string) => {
        output[name] += text;
      },
    });
    const exitCode = await run(argv, {
      stdin: Readable.from([stdin]),
      stdout: stream('stdout'),
      stderr: stream('stderr'),
      env: { NO_COLOR: '1', ...variables },
      cwd: folder,
    });
    return { exitCode, ...output };
  };
  return {
    folder,
    env: variables,
    run: (...argv) => start(argv, ''),
    pipe: (stdin, ...argv) => start(argv, stdin),
    inTerminal: (columns, ...argv) => start(argv, '', columns),
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
  };
}
