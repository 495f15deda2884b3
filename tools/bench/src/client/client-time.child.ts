// Measures the calls of every client in this process and prints JSON: `node client-time.child.ts <input.json>`.
import { readFileSync } from 'node:fs';
import { lowerQuartile } from '../statistics.ts';
import { BASELINE } from './client-candidates.ts';
import { type Task, type TimeInput, type TimeResult, tasks, type Variant } from './client-time.ts';
import type { Calls, Connect, Responses, StubFetch } from './connect.ts';
import { body, documents, openSource } from './documents.ts';

/** A measured task of a client, or the same task as a direct call of `fetch` (`stub`). */
interface BenchCase {
  readonly name: string;
  readonly variant: Variant | 'stub';
  readonly task: Task;
  readonly call: () => Promise<number>;
}

const { clients, rounds, sampleMilliseconds }: TimeInput = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const responseDocuments = documents();
const expected: Readonly<Record<Task, number>> = { create: 1, get: 1, list: 10, large: 24 };
let hookCalls = 0;

function hook() {
  hookCalls++;
}

/** Returns a `fetch` that responds with the text immediately. */
function stub(text: string): StubFetch {
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return async () => new Response(text, { status: 200, headers });
}

/** Returns the direct call: `fetch` and `JSON.parse`. */
function callDirectly(text: string, task: Task): () => Promise<number> {
  const fetch: (url: string, init: RequestInit) => Promise<Response> = stub(text);
  const headers = { authorization: 'Bearer a-key-of-some-length', 'content-type': 'application/json' };
  const requestBody = body(responseDocuments);
  return async () => {
    const init = task === 'create' ? { method: 'POST', headers, body: JSON.stringify(requestBody) } : { headers };
    const response = await fetch('http://localhost:8000/api/v2/dashboards', init);
    return Object.keys(JSON.parse(await response.text())).length;
  };
}

/**
 * Returns a measured case for each task of a client. Throws if a call returns an unexpected number of tiles or items, or skips a
 * middleware.
 */
async function clientCases(
  name: string,
  variant: Variant,
  texts: Record<Task, string>,
  connect: Connect,
): Promise<BenchCase[]> {
  const middlewareHooks = variant === 'middleware' ? [hook, hook] : [];
  const cases: BenchCase[] = [];
  for (const task of tasks) {
    const calls: Calls = connect(stub(texts[task]), { body: body(responseDocuments), middlewareHooks });
    const call = task === 'large' ? calls.get : calls[task];
    hookCalls = 0;
    const returned = await call();
    if (returned !== expected[task])
      throw new Error(`Expected ${task} to return ${expected[task]} tiles or items, received ${returned}.`);
    if (hookCalls !== middlewareHooks.length)
      throw new Error(`Expected ${middlewareHooks.length} middleware calls, received ${hookCalls}.`);
    cases.push({ name, variant, task, call });
  }
  return cases;
}

/** Returns the CPU microseconds of sequential calls. */
async function sample({ call }: BenchCase, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index++) await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The maximum number of calls before the first sample, and their maximum CPU time. V8 optimizes the code meanwhile. */
const WARMUP_CALLS = 4000;
const WARMUP_MICROSECONDS = 600_000;

/** Warms a case up and returns the number of calls that take as long as a sample should. */
async function warm(benchCase: BenchCase): Promise<number> {
  const step = 4;
  let spent = 0;
  let calls = 0;
  for (; calls < WARMUP_CALLS && spent < WARMUP_MICROSECONDS; calls += step) spent += await sample(benchCase, step);
  return Math.max(1, Math.round((calls * sampleMilliseconds * 1000) / spent));
}

const failures: TimeResult['failures'] = {};
const cases: BenchCase[] = [];
for (const { name, file, variants } of clients) {
  const { responses }: { responses?: Responses } = await import(file);
  const bodies = (responses ?? openSource)(responseDocuments);
  const texts = Object.fromEntries(tasks.map((task) => [task, JSON.stringify(bodies[task])])) as Record<Task, string>;
  // Clients with the same responses are compared with the same direct call.
  if (responses || name === BASELINE)
    for (const task of tasks) cases.push({ name, variant: 'stub', task, call: callDirectly(texts[task], task) });
  for (const { variant, file: module } of variants) {
    try {
      const { connect }: { connect: Connect } = await import(module);
      cases.push(...(await clientCases(name, variant, texts, connect)));
    } catch (error) {
      failures[name] ??= {};
      failures[name][variant] = error instanceof Error ? error.message : String(error);
    }
  }
}

const counts: number[] = [];
for (const benchCase of cases) counts.push(await warm(benchCase));
const samples = cases.map((): number[] => []);
for (let round = 0; round < rounds; round++) {
  for (const [index, benchCase] of cases.entries()) {
    const count = counts[index] ?? 1;
    // During the first sample, V8 may still collect the garbage of the previous case, so this sample is not counted.
    await sample(benchCase, count);
    samples[index]?.push((await sample(benchCase, count)) / count);
  }
}

const times: TimeResult['times'] = {};
cases.forEach(({ name, variant, task }, index) => {
  times[name] ??= {};
  times[name][variant] = { ...times[name][variant], [task]: lowerQuartile(samples[index] ?? []) };
});
console.log(JSON.stringify({ times, failures } satisfies TimeResult));
