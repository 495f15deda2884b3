import { isUtf8 } from 'node:buffer';
import type { MessageName } from '../messages/message-types.ts';
import type { Point, ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import { METRIC_KINDS, type Metric } from '../messages/metric-kinds.ts';
import { type Origin, readResource, readScope } from '../rows/origin.ts';
import type { MetricPoint } from '../rows/point-row.ts';
import type { Signal } from '../signals.ts';
import { hasMoreJsonValues } from './count-values.ts';
import { type Counter, countersOf, createCounter } from './counters.ts';
import { OtlpDecodeError, OtlpTooLargeError, refuseManyValues, rejectTooLong } from './decode-errors.ts';
import { JsonFieldError, sentence } from './json-error.ts';
import { list, object, readJsonMessage } from './read-json-message.ts';
import { type Span, scanJson } from './scan-json.ts';
import type { SplitLimits, UnitIterator } from './split.ts';

/** The brackets before a record, and before a data point. */
const TO_RECORDS = '{[{[{[';
const TO_POINTS = '{[{[{[{{[';

/** The maximum length and number of values of what is not in an innermost list. It is parsed in one step. */
const LONGEST_SKELETON = 4_194_304;
const SKELETON_VALUES = 25_000;

/** Finds what rows are made of in the request of a signal in OTLP/JSON. */
export function* splitJson<Unit>(body: Buffer, signal: Signal<Unit>, limits: SplitLimits): UnitIterator<Unit> {
  if (!isUtf8(body)) throw new OtlpDecodeError('The body is not valid JSON: it is not UTF-8');
  const ofMetrics = signal.unit === 'metric point';
  const count = countersOf(limits, signal);
  const { text, lists } = yield* scanJson(body, ofMetrics ? TO_POINTS : TO_RECORDS, {
    count: count.units,
    countRest: createCounter(LONGEST_SKELETON, `bytes beside its ${signal.plural}`),
  });
  yield undefined;
  refuseDense(text, signal);
  const json = parse(text);
  yield undefined;
  const parts: Parts = { body, lists, limits };
  const [resources, scopes, records] = signal.lists;
  try {
    for (const { value: inResource, path } of each(object(json), resources, [], count.resources)) {
      rejectTooLong('resource', size(inResource, scopes), limits);
      refuseManyValues('resource', valueCount(inResource['resource']) > limits.unitValues, limits.unitValues);
      const resource = place(path, () => resourceOf(inResource));
      yield undefined;
      for (const { value: inScope, path: scopePath } of each(inResource, scopes, path, count.scopes)) {
        rejectTooLong('scope', size(inScope, records), limits);
        refuseManyValues('scope', valueCount(inScope['scope']) > limits.unitValues, limits.unitValues);
        const origin = { resource, scope: place(scopePath, () => scopeOf(inScope)) };
        yield undefined;
        if (ofMetrics) {
          for (const { value: metric, path: metricPath } of each(inScope, records, scopePath, count.metrics)) {
            yield* findPoints(parts, metric, { origin, path: metricPath }) as UnitIterator<Unit>;
          }
        } else {
          const spans = listed(parts, inScope, records, scopePath);
          for (const [index, span] of spans.entries()) {
            const unit = yield* readUnit<Unit>(parts, span, signal.unit, [...scopePath, records, index]);
            yield { origin, unit };
          }
        }
      }
    }
  } catch (error) {
    if (error instanceof JsonFieldError) throw new OtlpDecodeError(`The body is not valid OTLP: ${sentence(error)}`);
    throw error;
  }
}

type Path = readonly (string | number)[];
type Json = Readonly<Record<string, unknown>>;

interface Parts {
  readonly body: Buffer;
  readonly lists: readonly (readonly Span[])[];
  readonly limits: SplitLimits;
}

interface Surroundings {
  readonly origin: Origin;
  readonly path: Path;
}

function* findPoints(parts: Parts, json: Json, { origin, path }: Surroundings): UnitIterator<MetricPoint> {
  const head = place(path, () => readJsonMessage<Pick<Metric, 'name' | 'description' | 'unit'>>('MetricHead', json));
  const { name, description, unit } = head;
  rejectTooLong('metric', name.length + description.length + unit.length, parts.limits);
  yield undefined;
  for (const kind of METRIC_KINDS) {
    const data = json[kind.field];
    if (data === undefined || data === null) continue;
    const dataPath = [...path, kind.field];
    const shape = place(dataPath, () => readJsonMessage<MetricShape>('MetricShape', data));
    const { aggregationTemporality, isMonotonic } = shape;
    const metric: Metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
    yield undefined;
    const from = { ...origin, metric };
    const spans = listed(parts, data as Json, 'dataPoints', dataPath);
    for (const [index, span] of spans.entries()) {
      const point = yield* readUnit<Point>(parts, span, kind.point, [...dataPath, 'dataPoints', index]);
      yield { origin: from, unit: point && { metric, point } };
    }
  }
}

type MetricShape = Pick<Metric, 'aggregationTemporality' | 'isMonotonic'>;

function resourceOf({ resource, schemaUrl }: Json) {
  const head = readJsonMessage<{ resource: ResourceMessage | null; schemaUrl: string }>('ResourceHead', {
    resource,
    schemaUrl,
  });
  return readResource(head.resource, head.schemaUrl);
}

function scopeOf({ scope, schemaUrl }: Json) {
  const head = readJsonMessage<{ scope: ScopeMessage | null; schemaUrl: string }>('ScopeHead', { scope, schemaUrl });
  return readScope(head.scope, head.schemaUrl);
}

/** Parsing one that is longer and reading it are separate steps, so that other work can run in between. */
const LONG_UNIT = 65_536;

/** Throws TooLarge if the part of a body without its records has too many values. */
function refuseDense(text: string, { plural }: Pick<Signal, 'plural'>): void {
  const bytes = Buffer.from(text);
  if (hasMoreJsonValues(bytes, { start: 0, end: bytes.length }, SKELETON_VALUES)) {
    throw new OtlpTooLargeError(`The request has more than ${SKELETON_VALUES} values beside its ${plural}`);
  }
}

/** Returns the number of values in parsed JSON, at any depth. */
function valueCount(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  let count = 1;
  for (const value of Object.values(json)) count += valueCount(value);
  return count;
}

/** The objects of a list, with their places, when they are counted. */
function* each(
  holder: Json,
  name: string,
  path: Path,
  count: Counter,
): Generator<{ readonly value: Json; readonly path: Path }> {
  const items = place([...path, name], () => list(holder[name]));
  count(items.length);
  for (const [index, item] of items.entries()) {
    const itemPath = [...path, name, index];
    yield { value: place(itemPath, () => object(item)), path: itemPath };
  }
}

/** Where the values of an innermost list stand in the body. */
function listed({ lists }: Parts, holder: Json, name: string, path: Path): readonly Span[] {
  const [index] = place([...path, name], () => list(holder[name]));
  return typeof index === 'number' ? (lists[index] ?? []) : [];
}

/** Reads a record, span or data point. Returns undefined for one beyond the limits. */
function* readUnit<Unit>(
  { body, limits }: Parts,
  span: Span,
  name: MessageName,
  path: Path,
): Generator<undefined, Unit | undefined> {
  const bytes = span.end - span.start;
  if (bytes > limits.unitBytes || hasMoreJsonValues(body, span, limits.unitValues)) return undefined;
  const value = parse(body.toString('utf8', span.start, span.end));
  if (bytes > LONG_UNIT) yield undefined;
  return place(path, () => readJsonMessage<Unit>(name, value));
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new OtlpDecodeError('The body is not valid JSON');
  }
}

/** Reads what stands at a place, and names the place when something is wrong. */
function place<Value>(path: Path, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof JsonFieldError) error.path.unshift(...path);
    throw error;
  }
}

/** About how long the part of an object is that all records in one of its lists share. */
function size(holder: Json, exceptFor: string): number {
  return JSON.stringify({ ...holder, [exceptFor]: undefined }).length;
}
