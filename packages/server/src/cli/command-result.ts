/** The output and the exit code of a command. */
export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: 0 | 1;
}

/** Writes the output of a command and sets the exit code of this process. */
export function writeResult({ stdout, stderr, code }: CommandResult): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
