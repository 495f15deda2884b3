import type { Readable } from 'node:stream';

/** A stream that the command line writes to. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** The environment of a command: streams, variables and the working directory. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Ends the command. Without a signal, Ctrl+C ends the process. */
  readonly signal?: AbortSignal | undefined;
  /** True if the command is `apply`, which continues after the reader of stdout has closed the pipe. */
  isApplying?: boolean;
}

/** Returns the streams, variables and working directory of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, cwd: process.cwd() };
}

/** Returns the number of columns of an output, or 100 if it is not a terminal or if the terminal reports 0 columns. */
export function outputWidth({ columns }: Output): number {
  return columns || 100;
}

/** Reads a stream to its end. */
export async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
