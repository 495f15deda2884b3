/** The line that the command prints when the service is ready. */
export interface ReadyLine {
  readonly url: string;
  readonly otlpUrl?: string;
  readonly otlpGrpcUrl?: string;
}

/** Returns the ready line in the standard output of the command, or undefined if there is none yet. */
export function readyLine(stdout: string): ReadyLine | undefined {
  const line = stdout.split('\n').find((text) => text.endsWith('"msg":"ready"}'));
  return line === undefined ? undefined : JSON.parse(line);
}
