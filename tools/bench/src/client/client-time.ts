import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../run-program.ts';

/** The measured tasks: calls with short responses, and reading a dashboard of 24 tiles. */
export const tasks = ['create', 'get', 'list', 'large'] as const;

/** One of {@link tasks}. */
export type Task = (typeof tasks)[number];

/** The options of a client: none, two middleware functions, or strict validation. */
export type Variant = 'plain' | 'middleware' | 'strict';

/** CPU microseconds per call. */
export type CallTimes = Partial<Record<Task, number>>;

/** A client to measure, with the bundled module of each variant. Variants may share a module. */
export interface TimedClient {
  readonly name: string;
  /** The module of the plain client. For a client of another service, it also exports `responses`. */
  readonly file: string;
  readonly variants: readonly { readonly variant: Variant; readonly file: string }[];
}

/** The input of the child process. A sample is a timed series of calls of one client. */
export interface TimeInput {
  readonly clients: readonly TimedClient[];
  readonly rounds: number;
  readonly sampleMilliseconds: number;
}

/**
 * The result of the child process, by client name. `stub` has the times of direct calls of `fetch`. A client of another service has a
 * `stub` of its own. All clients of this API are compared with the `stub` of openapi-fetch.
 */
export interface TimeResult {
  readonly times: Record<string, Partial<Record<Variant | 'stub', CallTimes>>>;
  /** The reason why a variant of a client could not be measured. */
  readonly failures: Record<string, Partial<Record<Variant, string>>>;
}

/** Measures all clients in one process with interleaved samples, so that other load affects all of them. */
export async function time(clients: readonly TimedClient[], folder: string, quick: boolean): Promise<TimeResult> {
  const input: TimeInput = { clients, rounds: quick ? 9 : 41, sampleMilliseconds: quick ? 2 : 8 };
  const file = join(folder, 'time.json');
  writeFileSync(file, JSON.stringify(input));
  const child = fileURLToPath(new URL('./client-time.child.ts', import.meta.url));
  return JSON.parse(await run(process.execPath, [child, file], root));
}
