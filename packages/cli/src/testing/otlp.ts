import { readFile } from 'node:fs/promises';
import { CommandError } from '../errors.ts';
import { isJsonObject, type Json } from '../monitoring/kinds.ts';
import { millisecondsOf } from '../review/duration.ts';
import type { Attributes, TestTelemetry } from './test-document.ts';

/** A request to the OTLP receiver. */
export interface OtlpRequest {
  readonly path: '/v1/logs' | '/v1/traces' | '/v1/metrics';
  readonly body: Json;
}

/** The time range of a test in Unix milliseconds. */
export interface TestRange {
  readonly from: number;
  readonly to: number;
}

/** The maximum number of generated events per request. An event is a log record, a span or a data point. */
const BATCH_SIZE = 5_000;

/** The maximum number of generated events for each item of `telemetry`. */
const MAX_EVENTS = 1_000_000;

/** Values of enumerations of OTLP. */
const SPAN_KIND_SERVER = 2;
const CUMULATIVE = 2;

/**
 * Returns the requests that send one item of the `telemetry` of a test. `index` is the index of the item. `fileOf` returns the path of a
 * recording.
 */
export async function otlpRequests(
  telemetry: TestTelemetry,
  index: number,
  range: TestRange,
  fileOf: (name: string) => string,
): Promise<OtlpRequest[]> {
  if (telemetry.otlp !== undefined) {
    const from = range.from + millisecondsOf(telemetry.from ?? '0m');
    return recordedRequests(fileOf(telemetry.otlp), telemetry.otlp, from);
  }
  const times = eventTimes(telemetry, range);
  const requests: OtlpRequest[] = [];
  for (let start = 0; start < times.length; start += BATCH_SIZE) {
    requests.push(generatedRequest(telemetry, times.slice(start, start + BATCH_SIZE), index, start, range));
  }
  return requests;
}

/** Returns the times of the generated events. */
function eventTimes({ from = '0m', to, every = '1m', count = 1 }: TestTelemetry, range: TestRange): number[] {
  const step = millisecondsOf(every);
  const start = range.from + millisecondsOf(from);
  const end = to === undefined ? range.to : range.from + millisecondsOf(to);
  if (step === 0) throw new CommandError('expected `every` to be longer than 0');
  const points = Math.max(0, Math.ceil((end - start) / step));
  if (points * count > MAX_EVENTS) {
    throw new CommandError(
      `expected at most ${MAX_EVENTS} events, received ${points * count}. Increase \`every\` or reduce \`count\`.`,
    );
  }
  return Array.from({ length: points * count }, (_, index) => start + Math.floor(index / count) * step);
}

/** Returns one request with generated events for `telemetry[item]` of the test. `first` is the index of the first event in the request. */
function generatedRequest(
  telemetry: TestTelemetry,
  times: readonly number[],
  item: number,
  first: number,
  range: TestRange,
): OtlpRequest {
  const { log, span } = telemetry;
  if (log) return logRequest(log, times);
  // The ids must be unique in the test, and 0 is not a valid id.
  if (span) return spanRequest(span, times, item * MAX_EVENTS + first + 1);
  return metricRequest(telemetry, times, first, range);
}

function logRequest(log: NonNullable<TestTelemetry['log']>, times: readonly number[]): OtlpRequest {
  const { severity = 'info', body = '', attributes } = log;
  const logRecords = times.map((time) => ({
    timeUnixNano: nanoseconds(time),
    severityText: severity,
    body: { stringValue: body },
    attributes: keyValues(attributes),
  }));
  return { path: '/v1/logs', body: { resourceLogs: [{ ...resourceOf(log), scopeLogs: [{ logRecords }] }] } };
}

/** Returns one request with spans. The ids of their traces and spans are consecutive numbers from `firstId` on. */
function spanRequest(span: NonNullable<TestTelemetry['span']>, times: readonly number[], firstId: number): OtlpRequest {
  const { name, duration = '0ms', status = 'unset', attributes } = span;
  const spans = times.map((time, index) => ({
    traceId: (firstId + index).toString(16).padStart(32, '0'),
    spanId: (firstId + index).toString(16).padStart(16, '0'),
    name,
    kind: SPAN_KIND_SERVER,
    startTimeUnixNano: nanoseconds(time),
    endTimeUnixNano: nanoseconds(time + durationOf(duration)),
    status: { code: ['unset', 'ok', 'error'].indexOf(status) },
    attributes: keyValues(attributes),
  }));
  return { path: '/v1/traces', body: { resourceSpans: [{ ...resourceOf(span), scopeSpans: [{ spans }] }] } };
}

function metricRequest(
  { gauge, counter }: TestTelemetry,
  times: readonly number[],
  first: number,
  range: TestRange,
): OtlpRequest {
  const dataPoints = (attributes: Attributes | undefined, numberAt: (index: number) => number) =>
    times.map((time, index) => ({
      startTimeUnixNano: nanoseconds(range.from),
      timeUnixNano: nanoseconds(time),
      asDouble: numberAt(first + index),
      attributes: keyValues(attributes),
    }));
  const metric = gauge
    ? { name: gauge.name, gauge: { dataPoints: dataPoints(gauge.attributes, () => gauge.value) } }
    : {
        name: counter?.name,
        sum: {
          aggregationTemporality: CUMULATIVE,
          isMonotonic: true,
          dataPoints: dataPoints(counter?.attributes, (index) => index * (counter?.increase ?? 0)),
        },
      };
  const resource = resourceOf(gauge ?? counter ?? {});
  return {
    path: '/v1/metrics',
    body: { resourceMetrics: [{ ...resource, scopeMetrics: [{ metrics: [metric] }] }] },
  };
}

/** Converts Unix milliseconds to nanoseconds, rounded to microseconds. */
function nanoseconds(time: number): string {
  return `${Math.round(time * 1000)}000`;
}

function resourceOf({ service }: { readonly service?: string }): Json {
  return { resource: { attributes: keyValues(service === undefined ? {} : { 'service.name': service }) } };
}

function keyValues(attributes: Attributes = {}): Json[] {
  return Object.entries(attributes).map(([key, value]) => {
    if (typeof value === 'boolean') return { key, value: { boolValue: value } };
    return { key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } };
  });
}

/** Returns the milliseconds of a duration such as `250ms` or `2s`. */
function durationOf(text: string): number {
  return text.endsWith('ms') ? Number(text.slice(0, -2)) : millisecondsOf(text);
}

const PATHS = { resourceLogs: '/v1/logs', resourceSpans: '/v1/traces', resourceMetrics: '/v1/metrics' } as const;

/**
 * Returns the requests of a recording, shifted so that the first event is at `from`. Throws a CommandError if the recording cannot be
 * read, is invalid or has no events.
 */
async function recordedRequests(path: string, name: string, from: number): Promise<OtlpRequest[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CommandError(`cannot read the recording ${name}: ${error.message}`);
  });
  const requests = text.split('\n').flatMap((line, index): OtlpRequest[] => {
    if (line.trim() === '') return [];
    const body = parseLine(line);
    const signals = Object.entries(PATHS).filter(([property]) => isJsonObject(body) && Array.isArray(body[property]));
    if (!isJsonObject(body) || signals.length === 0) {
      throw new CommandError(
        `line ${index + 1} of ${name}: expected an OTLP request in JSON with ${Object.keys(PATHS).join(' or ')}`,
      );
    }
    return signals.map(([property, target]) => ({ path: target, body: { [property]: body[property] } }));
  });
  const times = requests.flatMap(({ body }) => timesIn(body));
  if (times.length === 0) throw new CommandError(`the recording ${name} has no events`);
  let first = times[0] ?? 0n;
  for (const time of times) if (time < first) first = time;
  const shift = BigInt(from) * 1_000_000n - first;
  return requests.map(({ path: target, body }) => ({ path: target, body: moveTimes(body, shift) as Json }));
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns the times of the events in a value. Omits exemplars, which are samples in a data point. */
function timesIn(value: unknown): bigint[] {
  if (Array.isArray(value)) return value.flatMap(timesIn);
  if (!isJsonObject(value)) return [];
  const { exemplars: _, ...others } = value;
  const own = ownTime(value);
  return [...(own === 0n ? [] : [own]), ...Object.values(others).flatMap(timesIn)];
}

/** Returns the time of a log record, span, span event or data point. Returns 0 for another value. */
function ownTime({ timeUnixNano, startTimeUnixNano, observedTimeUnixNano }: Json): bigint {
  // The time of a data point comes first: the start time of a cumulative counter may be much earlier. Some log records have only an
  // observed time.
  const times = [timeUnixNano, startTimeUnixNano, observedTimeUnixNano].map(parseNanoseconds);
  return times.find((time) => time !== 0n) ?? 0n;
}

/** Returns Unix nanoseconds of OTLP in JSON, or 0 if they are absent. Throws a CommandError for a value that is not an integer. */
function parseNanoseconds(time: unknown): bigint {
  try {
    return BigInt((time ?? 0) as string | number);
  } catch {
    throw new CommandError(`expected a time in Unix nanoseconds, received ${JSON.stringify(time)}`);
  }
}

/** Shifts all times by a number of nanoseconds. Keeps a time of 0, which means that the time is unknown. */
function moveTimes(value: unknown, shift: bigint): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => moveTimes(item, shift));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => {
    if (!name.endsWith('UnixNano')) return [name, moveTimes(item, shift)];
    const time = parseNanoseconds(item);
    return [name, time === 0n ? item : String(time + shift)];
  });
  return Object.fromEntries(entries);
}
