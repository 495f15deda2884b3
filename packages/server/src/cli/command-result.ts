import { errorCode } from '../domain/describe-error.ts';

/** The output and the exit code of a command. */
export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: 0 | 1;
}

/**
 * Writes the output of a command and sets the exit code of this process. Exits with this code if the reader of stdout, for example
 * `head`, has closed the pipe.
 */
export function writeResult({ stdout, stderr, code }: CommandResult): void {
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    process.exit(code);
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
