import { isUtf8 } from 'node:buffer';
import { countStrings, duplicateName } from '../../../domain/duplicate-names.ts';
import type { MessageName } from '../messages/message-types.ts';
import type { Point, ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import { METRIC_DATA_KINDS, type Metric } from '../messages/metric-data.ts';
import { type Origin, readResource, readScope } from '../rows/origin.ts';
import type { MetricPoint } from '../rows/point-row.ts';
import type { Signal } from '../signals.ts';
import { hasMoreJsonValues } from './count-values.ts';
import { type Counter, createCounter, createCounters } from './counters.ts';
import { OtlpDecodeError, OtlpTooLargeError, rejectTooLong, rejectTooManyValues } from './decode-errors.ts';
import { formatFieldError, JsonFieldError, withPath } from './json-error.ts';
import { readJsonMessage, requireArray, requireObject } from './read-json-message.ts';
import { type Item, scanJson } from './scan-json.ts';
import type { RecordIterator, SplitLimits } from './split.ts';

/** The opening brackets that lead to a log record or span, and to a data point. */
const TO_RECORDS = '{[{[{[';
const TO_POINTS = '{[{[{[{{[';

/** Maximum size and number of values of a `Skeleton`: the body without the items of its innermost arrays. It is parsed in one step. */
const MAX_SKELETON_BYTES = 4_194_304;
const MAX_SKELETON_VALUES = 20_000;

/** Yields the log records, spans or data points of an OTLP/JSON request. */
export function* splitJson<OtlpRecord>(
  body: Buffer,
  signal: Signal<OtlpRecord>,
  limits: SplitLimits,
): RecordIterator<OtlpRecord> {
  if (!isUtf8(body)) throw new OtlpDecodeError('The body is not valid JSON: expected UTF-8.');
  const isMetrics = signal.record === 'data point';
  const count = createCounters(limits, signal);
  const { text, strings, lists } = yield* scanJson(body, isMetrics ? TO_POINTS : TO_RECORDS, {
    count: count.records,
    countRest: createCounter(MAX_SKELETON_BYTES, `bytes outside of ${signal.plural}`),
  });
  yield undefined;
  rejectLargeSkeleton(text, signal);
  const { json, rejectDuplicates } = parse(text, strings);
  yield undefined;
  const parts: Parts = { body, lists, limits };
  const [resources, scopes, records] = signal.lists;
  try {
    rejectDuplicates();
    for (const { value: resourceJson, path } of eachObject(requireObject(json), resources, [], count.resources)) {
      rejectTooLong('resource', sizeWithout(resourceJson, scopes), limits);
      rejectTooManyValues('resource', valueCount(resourceJson['resource']) > limits.recordValues, limits.recordValues);
      const resource = withPath(path, () => toResource(resourceJson));
      yield undefined;
      for (const { value: scopeJson, path: scopePath } of eachObject(resourceJson, scopes, path, count.scopes)) {
        rejectTooLong('scope', sizeWithout(scopeJson, records), limits);
        rejectTooManyValues('scope', valueCount(scopeJson['scope']) > limits.recordValues, limits.recordValues);
        const origin = { resource, scope: withPath(scopePath, () => toScope(scopeJson)) };
        yield undefined;
        if (isMetrics) {
          for (const { value: metric, path: metricPath } of eachObject(scopeJson, records, scopePath, count.metrics)) {
            yield* readPoints(parts, metric, { origin, path: metricPath }) as RecordIterator<OtlpRecord>;
          }
        } else {
          const items = itemsOf(parts, scopeJson, records, scopePath);
          for (const [index, item] of items.entries()) {
            const record = yield* readRecord<OtlpRecord>(parts, item, signal.record, [...scopePath, records, index]);
            yield { origin, record };
          }
        }
      }
    }
  } catch (error) {
    if (error instanceof JsonFieldError)
      throw new OtlpDecodeError(`The body is not valid OTLP: ${formatFieldError(error)}.`);
    throw error;
  }
}

type Path = readonly (string | number)[];
type Json = Readonly<Record<string, unknown>>;

interface Parts {
  readonly body: Buffer;
  readonly lists: readonly (readonly Item[])[];
  readonly limits: SplitLimits;
}

interface MetricContext {
  readonly origin: Origin;
  readonly path: Path;
}

function* readPoints(parts: Parts, json: Json, { origin, path }: MetricContext): RecordIterator<MetricPoint> {
  const head = withPath(path, () => readJsonMessage<Pick<Metric, 'name' | 'description' | 'unit'>>('MetricHead', json));
  const { name, description, unit } = head;
  rejectTooLong('metric', name.length + description.length + unit.length, parts.limits);
  yield undefined;
  for (const kind of METRIC_DATA_KINDS) {
    const data = json[kind.field];
    if (data === undefined || data === null) continue;
    const dataPath = [...path, kind.field];
    const shape = withPath(dataPath, () => readJsonMessage<MetricShape>('MetricShape', data));
    const { aggregationTemporality, isMonotonic } = shape;
    const metric: Metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
    yield undefined;
    const metricOrigin = { ...origin, metric };
    const items = itemsOf(parts, data as Json, 'dataPoints', dataPath);
    for (const [index, item] of items.entries()) {
      const point = yield* readRecord<Point>(parts, item, kind.point, [...dataPath, 'dataPoints', index]);
      yield { origin: metricOrigin, record: point && { metric, point } };
    }
  }
}

type MetricShape = Pick<Metric, 'aggregationTemporality' | 'isMonotonic'>;

function toResource({ resource, schemaUrl }: Json) {
  const head = readJsonMessage<{ resource: ResourceMessage | null; schemaUrl: string }>('ResourceHead', {
    resource,
    schemaUrl,
  });
  return readResource(head.resource, head.schemaUrl);
}

function toScope({ scope, schemaUrl }: Json) {
  const head = readJsonMessage<{ scope: ScopeMessage | null; schemaUrl: string }>('ScopeHead', { scope, schemaUrl });
  return readScope(head.scope, head.schemaUrl);
}

/** An item with more bytes than this is parsed in one step and converted in a second one. Other work can run in between. */
const LONG_RECORD = 65_536;

/** Throws OtlpTooLargeError if the skeleton of a body has too many values. */
function rejectLargeSkeleton(text: string, { plural }: Pick<Signal, 'plural'>): void {
  const bytes = Buffer.from(text);
  if (hasMoreJsonValues(bytes, { start: 0, end: bytes.length }, MAX_SKELETON_VALUES)) {
    throw new OtlpTooLargeError(
      `Expected at most ${MAX_SKELETON_VALUES} values outside of ${plural} per request, received more.`,
    );
  }
}

/** Returns the number of values in parsed JSON, at any depth. */
function valueCount(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  let count = 1;
  for (const value of Object.values(json)) count += valueCount(value);
  return count;
}

/** Counts the objects of an array and yields them with their paths. */
function* eachObject(
  holder: Json,
  name: string,
  path: Path,
  count: Counter,
): Generator<{ readonly value: Json; readonly path: Path }> {
  const items = withPath([...path, name], () => requireArray(holder[name]));
  count(items.length);
  for (const [index, item] of items.entries()) {
    const itemPath = [...path, name, index];
    yield { value: withPath(itemPath, () => requireObject(item)), path: itemPath };
  }
}

/** Returns the items of an innermost array. In the skeleton, the array contains only its index in `lists`. */
function itemsOf({ lists }: Parts, holder: Json, name: string, path: Path): readonly Item[] {
  const [index] = withPath([...path, name], () => requireArray(holder[name]));
  return typeof index === 'number' ? (lists[index] ?? []) : [];
}

/** Reads a log record, span or data point. Returns undefined if it exceeds a limit. */
function* readRecord<OtlpRecord>(
  { body, limits }: Parts,
  item: Item,
  name: MessageName,
  path: Path,
): Generator<undefined, OtlpRecord | undefined> {
  const bytes = item.end - item.start;
  if (bytes > limits.recordBytes || hasMoreJsonValues(body, item, limits.recordValues)) return undefined;
  const text = body.toString('utf8', item.start, item.end);
  const { json, rejectDuplicates } = parse(text, item.strings);
  withPath(path, rejectDuplicates);
  if (bytes > LONG_RECORD) yield undefined;
  return withPath(path, () => readJsonMessage<OtlpRecord>(name, json));
}

/** Matches integers of 16 to 20 digits in 64-bit fields, except `bucketCounts`. `JSON.parse` could round them. */
const LONG_INTEGERS = /("(?:\w*UnixNano|intValue|asInt|count|zeroCount)"\s*:\s*)(-?[1-9]\d{15,19})(?=\s*[,}])/g;

/** Matches each text that contains {@link LONG_INTEGERS}, and is faster. Most senders write long integers as strings. */
const LONG_INTEGER = /:\s*-?[1-9]\d{15}/;

interface ParsedText {
  readonly json: Json;
  /** Throws JsonFieldError if a name occurs twice in an object. */
  rejectDuplicates(): void;
}

/** Parses JSON. Long integers become strings, because a number would lose precision. `strings` is the number of strings in the text. */
function parse(text: string, strings: number): ParsedText {
  const exact = LONG_INTEGER.test(text) ? text.replace(LONG_INTEGERS, '$1"$2"') : text;
  try {
    const json: Json = JSON.parse(exact);
    // Each new string has two quotes.
    const allStrings = strings + (exact.length - text.length) / 2;
    return { json, rejectDuplicates: () => rejectDuplicateNames(json, exact, allStrings) };
  } catch {
    throw new OtlpDecodeError('The body is not valid JSON.');
  }
}

/** Throws JsonFieldError if a name occurs twice in an object. Parsers differ in which value they use. */
function rejectDuplicateNames(value: Json, text: string, strings: number): void {
  if (countStrings(value) === strings) return;
  withPath(duplicateName(text) ?? [], () => {
    throw new JsonFieldError('the name occurs more than once in this object');
  });
}

/** Returns the approximate size of an object without one of its properties. */
function sizeWithout(holder: Json, excludedKey: string): number {
  return JSON.stringify({ ...holder, [excludedKey]: undefined }).length;
}
