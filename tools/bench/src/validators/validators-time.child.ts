// Measures the time of every library in this process and prints JSON: `node validators-time.child.ts <task.json>`.
import { readFileSync } from 'node:fs';
import { type Payload, type PayloadName, payloadNames } from '../payloads/payloads.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Validator, Validators } from './compare-candidate.ts';
import type { TimeResult, Times, TimeTask } from './validators-time.ts';

/** The number of copies of each document, so that a validator does not always receive the same object. */
const COPIES = 8;

interface BenchCase {
  readonly name: string;
  readonly payload: PayloadName;
  readonly kind: keyof Times;
  /** Validates or parses each copy once. Returns a count, so that the compiler cannot remove the call. */
  readonly pass: () => number;
}

const task: TimeTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const kinds: readonly (keyof Times)[] = ['valid', 'invalid'];

function documents(payload: Payload, kind: keyof Times): unknown[] {
  const text = JSON.stringify(payload[kind]);
  return Array.from({ length: COPIES }, () => JSON.parse(text));
}

function validatorCase(name: string, payload: PayloadName, kind: keyof Times, { is, issues }: Validator): BenchCase {
  const values = documents(task.payloads[payload], kind);
  const pass =
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
  return { name, payload, kind, pass };
}

function parseCases(): BenchCase[] {
  return payloadNames.map((payload) => {
    const text = JSON.stringify(task.payloads[payload].valid);
    const pass = () => {
      let count = 0;
      for (let copy = 0; copy < COPIES; copy++) if (JSON.parse(text) !== null) count++;
      return count;
    };
    return { name: 'JSON.parse', payload, kind: 'valid', pass };
  });
}

/**
 * Returns the wall time of a number of passes over the documents, in microseconds. CPU time is too coarse: its clock ticks only
 * every 4 ms on some machines.
 */
function sample({ pass }: BenchCase, passes: number): number {
  let sum = 0;
  const before = performance.now();
  for (let index = 0; index < passes; index++) sum += pass();
  const spent = (performance.now() - before) * 1000;
  if (sum === 0) throw new Error('Expected the passes to count something.');
  return spent;
}

/** The number of calls before the first sample. V8 optimizes a function after about 3,000 calls. */
const WARMUP_CALLS = 8000;

/** Returns the number of passes that take as long as a sample should. */
function passesFor(benchCase: BenchCase): number {
  const minMicroseconds = task.sampleMilliseconds * 1000;
  for (let passes = 1; ; passes *= 2) {
    const spent = sample(benchCase, passes);
    if (spent >= minMicroseconds) return Math.max(1, Math.round((passes * minMicroseconds) / spent));
  }
}

const failures: Record<string, string> = {};
const cases: BenchCase[] = parseCases();
for (const { name, file } of task.modules) {
  try {
    const validators: Validators = await import(file);
    for (const payload of payloadNames) {
      for (const kind of kinds) cases.push(validatorCase(name, payload, kind, validators[payload]));
    }
  } catch (error) {
    failures[name] = error instanceof Error ? error.message : String(error);
  }
}

for (const benchCase of cases) sample(benchCase, WARMUP_CALLS / COPIES);
const passes = cases.map(passesFor);
const samples = cases.map((): number[] => []);
for (let round = 0; round < task.rounds; round++) {
  cases.forEach((benchCase, index) => {
    const count = passes[index] ?? 1;
    samples[index]?.push(sample(benchCase, count) / (count * COPIES));
  });
}

const times: TimeResult['times'] = {};
cases.forEach(({ name, payload, kind }, index) => {
  times[name] ??= { valid: {}, invalid: {} };
  times[name][kind][payload] = lowerQuartile(samples[index] ?? []);
});
console.log(JSON.stringify({ times, failures } satisfies TimeResult));
