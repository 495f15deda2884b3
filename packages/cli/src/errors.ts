/** The exit codes of the command line. */
export const EXIT = {
  success: 0,
  error: 1,
  /** `plan` and `drift` found differences, or a test failed. */
  differences: 2,
  usage: 3,
  authentication: 4,
  conflict: 5,
} as const;

/** Sets the exit code of a command that throws no error, for example 2 if `plan` finds differences. */
export type SetExitCode = (code: number) => void;

/** An error whose message is the text that the command prints, with the exit code of the command. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.error, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Creates the error for a wrong option or argument. */
export function usageError(message: string): CommandError {
  return new CommandError(message, EXIT.usage);
}
