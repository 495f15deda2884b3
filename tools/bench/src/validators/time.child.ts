// Times every candidate in this one process: `node time.child.ts <task.json>`; the answer is JSON on stdout.
import { readFileSync } from 'node:fs';
import { type PayloadName, payloadNames } from '../payloads/names.ts';
import type { Payload } from '../payloads/payloads.ts';
import { lowerQuartile } from '../statistics.ts';
import type { TimeAnswer, Times, TimeTask } from './time.ts';
import type { Validator, Validators } from './validator.ts';

/** Copies of each document, taken in turn, so that no validator sees the very same object again and again. */
const copies = 8;

interface Contestant {
  readonly name: string;
  readonly payload: PayloadName;
  readonly kind: keyof Times;
  /** Runs once with each copy; answers something, so that nothing can be left out as unused. */
  readonly lap: () => number;
}

const task: TimeTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const kinds: readonly (keyof Times)[] = ['valid', 'invalid'];

function documents(payload: Payload, kind: keyof Times): unknown[] {
  const text = JSON.stringify(payload[kind]);
  return Array.from({ length: copies }, () => JSON.parse(text));
}

function contestantOf(name: string, payload: PayloadName, kind: keyof Times, { is, issues }: Validator): Contestant {
  const values = documents(task.payloads[payload], kind);
  const lap =
    kind === 'valid'
      ? () => {
          let count = 0;
          for (const value of values) if (is(value)) count++;
          return count;
        }
      : () => {
          let count = 0;
          for (const value of values) for (const _ of issues(value)) count++;
          return count;
        };
  return { name, payload, kind, lap };
}

function parseContestants(): Contestant[] {
  return payloadNames.map((payload) => {
    const text = JSON.stringify(task.payloads[payload].valid);
    const lap = () => {
      let count = 0;
      for (let copy = 0; copy < copies; copy++) if (JSON.parse(text) !== null) count++;
      return count;
    };
    return { name: 'JSON.parse', payload, kind: 'valid', lap };
  });
}

/**
 * Microseconds for so many laps. Not of CPU time, whose clock ticks every 4 ms on some machines: samples are shorter than
 * what a scheduler hands out, so that most of them run undisturbed.
 */
function sample({ lap }: Contestant, laps: number): number {
  let sum = 0;
  const before = performance.now();
  for (let index = 0; index < laps; index++) sum += lap();
  const spent = (performance.now() - before) * 1000;
  if (sum === 0) throw new Error('Nothing was counted.');
  return spent;
}

/** Calls after which the engine has compiled a function as well as it can: V8 asks for 3,000 of them. */
const warmCalls = 8000;

/** Laps that take about as long as a sample should. */
function lapsFor(contestant: Contestant): number {
  const wanted = task.sampleMilliseconds * 1000;
  for (let laps = 1; ; laps *= 2) {
    const spent = sample(contestant, laps);
    if (spent >= wanted) return Math.max(1, Math.round((laps * wanted) / spent));
  }
}

const failures: Record<string, string> = {};
const contestants: Contestant[] = parseContestants();
for (const { name, file } of task.modules) {
  try {
    const validators: Validators = await import(file);
    for (const payload of payloadNames) {
      for (const kind of kinds) contestants.push(contestantOf(name, payload, kind, validators[payload]));
    }
  } catch (error) {
    failures[name] = error instanceof Error ? error.message : String(error);
  }
}

for (const contestant of contestants) sample(contestant, warmCalls / copies);
const laps = contestants.map(lapsFor);
const samples = contestants.map((): number[] => []);
for (let round = 0; round < task.rounds; round++) {
  contestants.forEach((contestant, index) => {
    const count = laps[index] ?? 1;
    samples[index]?.push(sample(contestant, count) / (count * copies));
  });
}

const times: TimeAnswer['times'] = {};
contestants.forEach(({ name, payload, kind }, index) => {
  times[name] ??= { valid: {}, invalid: {} };
  times[name][kind][payload] = lowerQuartile(samples[index] ?? []);
});
console.log(JSON.stringify({ times, failures } satisfies TimeAnswer));
