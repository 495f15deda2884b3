// Times every client in this one process: `node time.child.ts <task.json>`; the answer is JSON on stdout.
import { readFileSync } from 'node:fs';
import { lowerQuartile } from '../statistics.ts';
import { alone } from './candidates.ts';
import type { Answers, Calls, Connect, StubFetch } from './connect.ts';
import { body, documents, openSource } from './documents.ts';
import { type Task, type TimeAnswer, type TimeTask, tasks, type Way } from './time.ts';

/** One client at one task. */
interface Contestant {
  readonly name: string;
  readonly way: Way | 'stub';
  readonly task: Task;
  readonly call: () => Promise<number>;
}

const { clients, rounds, sampleMilliseconds }: TimeTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const all = documents();
const expected: Readonly<Record<Task, number>> = { create: 1, get: 1, list: 10, large: 24 };
let touched = 0;
function touch() {
  touched++;
}

/** Answers the text, as a server would that is no time away. */
function stub(text: string): StubFetch {
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return async () => new Response(text, { status: 200, headers });
}

/** What is left of a call when nobody helps. */
function byHand(text: string, task: Task): () => Promise<number> {
  const fetch: (url: string, init: RequestInit) => Promise<Response> = stub(text);
  const headers = { authorization: 'Bearer a-key-of-some-length', 'content-type': 'application/json' };
  const sent = body(all);
  return async () => {
    const init = task === 'create' ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers };
    const response = await fetch('http://localhost:8000/api/v2/dashboards', init);
    return Object.keys(JSON.parse(await response.text())).length;
  };
}

/** The client's calls, after each has been tried: what does something else is not timed. */
async function contestantsOf(
  name: string,
  way: Way,
  texts: Record<Task, string>,
  connect: Connect,
): Promise<Contestant[]> {
  const touches = way === 'middleware' ? [touch, touch] : [];
  const contestants: Contestant[] = [];
  for (const task of tasks) {
    const calls: Calls = connect(stub(texts[task]), { body: body(all), touches });
    const call = task === 'large' ? calls.get : calls[task];
    touched = 0;
    const read = await call();
    if (read !== expected[task]) throw new Error(`${task} read ${read} tiles or items, not ${expected[task]}.`);
    if (touched !== touches.length)
      throw new Error(`it has no middleware: ${touched} of ${touches.length} were called.`);
    contestants.push({ name, way, task, call });
  }
  return contestants;
}

/** Microseconds of CPU for so many calls, one after the other: a busy machine changes them less than the time of day. */
async function sample({ call }: Contestant, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index++) await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Calls after which the engine has compiled a function as well as it can, as far as they fit into the time. */
const warmCalls = 4000;
const warmMicroseconds = 600_000;

/** Warms a contestant up, and answers how many calls take about as long as a sample should. */
async function warm(contestant: Contestant): Promise<number> {
  const step = 4;
  let spent = 0;
  let calls = 0;
  for (; calls < warmCalls && spent < warmMicroseconds; calls += step) spent += await sample(contestant, step);
  return Math.max(1, Math.round((calls * sampleMilliseconds * 1000) / spent));
}

const failures: TimeAnswer['failures'] = {};
const contestants: Contestant[] = [];
for (const { name, file, ways } of clients) {
  const { answers }: { answers?: Answers } = await import(file);
  const told = (answers ?? openSource)(all);
  const texts = Object.fromEntries(tasks.map((task) => [task, JSON.stringify(told[task])])) as Record<Task, string>;
  // Those who are answered the same are measured against the same.
  if (answers || name === alone)
    for (const task of tasks) contestants.push({ name, way: 'stub', task, call: byHand(texts[task], task) });
  for (const { way, file: module } of ways) {
    try {
      const { connect }: { connect: Connect } = await import(module);
      contestants.push(...(await contestantsOf(name, way, texts, connect)));
    } catch (error) {
      failures[name] ??= {};
      failures[name][way] = error instanceof Error ? error.message : String(error);
    }
  }
}

const counts: number[] = [];
for (const contestant of contestants) counts.push(await warm(contestant));
const samples = contestants.map((): number[] => []);
for (let round = 0; round < rounds; round++) {
  for (const [index, contestant] of contestants.entries()) {
    const count = counts[index] ?? 1;
    // Once for what the one before it has left to the garbage collector: the first of a round paid half as much again.
    await sample(contestant, count);
    samples[index]?.push((await sample(contestant, count)) / count);
  }
}

const times: TimeAnswer['times'] = {};
contestants.forEach(({ name, way, task }, index) => {
  times[name] ??= {};
  times[name][way] = { ...times[name][way], [task]: lowerQuartile(samples[index] ?? []) };
});
console.log(JSON.stringify({ times, failures } satisfies TimeAnswer));
