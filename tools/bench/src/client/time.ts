import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.ts';
import { run } from '../run.ts';

/** What a client is timed at: calls with short answers, and reading a dashboard of 24 tiles. */
export const tasks = ['create', 'get', 'list', 'large'] as const;

/** One of {@link tasks}. */
export type Task = (typeof tasks)[number];

/** How a client is made: as it is, with two middleware, or with strict validation. */
export type Way = 'plain' | 'middleware' | 'strict';

/** Microseconds of CPU for one call. */
export type CallTimes = Partial<Record<Task, number>>;

/** A candidate's module, bundled for Node. */
export interface TimedClient {
  readonly name: string;
  readonly file: string;
  readonly ways: readonly { readonly way: Way; readonly file: string }[];
}

/** What the child that measures is given. */
export interface TimeTask {
  readonly clients: readonly TimedClient[];
  readonly rounds: number;
  readonly sampleMilliseconds: number;
}

/**
 * What it answers, by candidate. `stub` is the stub and JSON.parse by hand; of all clients of the same service it stands
 * with openapi-fetch.
 */
export interface TimeAnswer {
  readonly times: Record<string, Partial<Record<Way | 'stub', CallTimes>>>;
  /** Why a way of a candidate could not be measured. */
  readonly failures: Record<string, Partial<Record<Way, string>>>;
}

/** Times all clients in one process of their own, their samples interleaved, so that what the machine does falls on all. */
export async function time(clients: readonly TimedClient[], folder: string, quick: boolean): Promise<TimeAnswer> {
  const task: TimeTask = { clients, rounds: quick ? 9 : 41, sampleMilliseconds: quick ? 2 : 8 };
  const file = join(folder, 'time.json');
  writeFileSync(file, JSON.stringify(task));
  const child = fileURLToPath(new URL('./time.child.ts', import.meta.url));
  return JSON.parse(await run(process.execPath, [child, file], root));
}
