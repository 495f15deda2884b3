import protobuf from 'protobufjs/light.js';
import { type MessageName, messageType } from '../messages/message-types.ts';
import type { Point, ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import { METRIC_DATA_KINDS, type Metric } from '../messages/metric-data.ts';
import { type Origin, readResource, readScope } from '../rows/origin.ts';
import type { MetricPoint } from '../rows/point-row.ts';
import type { Signal } from '../signals.ts';
import { hasMoreValues, LENGTH_DELIMITED } from './count-values.ts';
import { type Counter, type Counters, createCounters } from './counters.ts';
import { OtlpDecodeError, OtlpTooLargeError, rejectTooLong, rejectTooManyValues } from './decode-errors.ts';
import { type ByteRange, type RecordIterator, type SplitLimits, TOO_DEEP } from './split.ts';

/** A nested message in the body. */
interface NestedMessage extends ByteRange {
  /** The field number. */
  readonly number: number;
  /** Size of its tag and its length prefix. */
  readonly head: number;
}

/** Field numbers of the nested messages that are located before they are decoded. */
const RESOURCES = new Set([1]);
const SCOPES = new Set([2]);
/** Log records, spans or metrics. */
const RECORDS = new Set([2]);
const POINTS = new Set([1]);
const KINDS = new Map<number, Metric['kind']>(METRIC_DATA_KINDS.map((kind) => [kind.number, kind]));

/** Yields the log records, spans or data points of a protobuf request. */
export function* splitProtobuf<OtlpRecord>(
  body: Buffer,
  signal: Signal<OtlpRecord>,
  limits: SplitLimits,
): RecordIterator<OtlpRecord> {
  const reader = protobuf.Reader.create(body);
  const isMetrics = signal.record === 'data point';
  const count = createCounters(limits, signal);
  try {
    for (const resourceRange of yield* locate(reader, { start: 0, end: body.length }, RESOURCES, count.resources)) {
      const scopeRanges = yield* locate(reader, resourceRange, SCOPES, count.scopes);
      rejectTooLong('resource', lengthWithout(scopeRanges, resourceRange), limits);
      rejectTooManyValues(
        'resource',
        hasTooManyValues(reader, 'ResourceHead', resourceRange, limits),
        limits.recordValues,
      );
      const head = decode<ResourceHead>(reader, 'ResourceHead', resourceRange);
      const resource = readResource(head.resource, head.schemaUrl);
      yield undefined;
      for (const scopeRange of scopeRanges) {
        const ranges = yield* locate(reader, scopeRange, RECORDS, isMetrics ? count.metrics : count.records);
        rejectTooLong('scope', lengthWithout(ranges, scopeRange), limits);
        rejectTooManyValues('scope', hasTooManyValues(reader, 'ScopeHead', scopeRange, limits), limits.recordValues);
        const scopeHead = decode<ScopeHead>(reader, 'ScopeHead', scopeRange);
        const origin = { resource, scope: readScope(scopeHead.scope, scopeHead.schemaUrl) };
        yield undefined;
        for (const range of ranges) {
          if (isMetrics) {
            yield* readPoints(reader, range, { origin, count, limits }) as RecordIterator<OtlpRecord>;
          } else {
            const record = readRecord<OtlpRecord>(reader, signal.record as MessageName, range, limits);
            yield { origin, record };
          }
        }
      }
    }
  } catch (error) {
    throw toDecodeError(error);
  }
}

interface ResourceHead {
  readonly resource: ResourceMessage | null;
  readonly schemaUrl: string;
}

interface ScopeHead {
  readonly scope: ScopeMessage | null;
  readonly schemaUrl: string;
}

interface MetricContext {
  readonly origin: Origin;
  readonly limits: SplitLimits;
  readonly count: Counters;
}

function* readPoints(
  reader: protobuf.Reader,
  range: ByteRange,
  { origin, count, limits }: MetricContext,
): RecordIterator<MetricPoint> {
  const dataRanges = yield* locate(reader, range, KINDS, count.lists);
  rejectTooLong('metric', lengthWithout(dataRanges, range), limits);
  const head = decode<Pick<Metric, 'name' | 'description' | 'unit'>>(reader, 'MetricHead', range);
  yield undefined;
  for (const dataRange of dataRanges) {
    const points = yield* locate(reader, dataRange, POINTS, count.records);
    rejectTooLong('metric', lengthWithout(points, dataRange), limits);
    const shape = decode<Pick<Metric, 'aggregationTemporality' | 'isMonotonic'>>(reader, 'MetricShape', dataRange);
    const kind = KINDS.get(dataRange.number);
    if (!kind) continue;
    const { name, description, unit } = head;
    const { aggregationTemporality, isMonotonic } = shape;
    const metric: Metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
    const metricOrigin = { ...origin, metric };
    yield undefined;
    for (const range of points) {
      const point = readRecord<Point>(reader, kind.point, range, limits);
      yield { origin: metricOrigin, record: point && { metric, point } };
    }
  }
}

/** Number of fields between two yields. Other work can run at a yield. */
const YIELD_FIELDS = 50_000;

/** Returns the byte ranges of the nested messages with the wanted field numbers. */
function* locate(
  reader: protobuf.Reader,
  { start, end }: ByteRange,
  fieldNumbers: { has(number: number): boolean },
  count: Counter,
): Generator<undefined, NestedMessage[]> {
  const ranges: NestedMessage[] = [];
  reader.pos = start;
  reader.len = end;
  for (let fields = 1; reader.pos < end; fields += 1) {
    if (fields % YIELD_FIELDS === 0) yield undefined;
    const head = reader.pos;
    const tag = reader.tag();
    const number = tag >>> 3;
    if (!fieldNumbers.has(number) || (tag & 7) !== LENGTH_DELIMITED) {
      reader.skipType(tag & 7, 0, number);
      continue;
    }
    count(1);
    const size = reader.uint32();
    const content = reader.pos;
    ranges.push({ number, start: content, end: content + size, head: content - head });
    reader.skip(size);
  }
  reader.len = reader.buf.length;
  return ranges;
}

function decode<Message>(reader: protobuf.Reader, name: MessageName, { start, end }: ByteRange): Message {
  reader.pos = start;
  return messageType(name).decode(reader, end - start) as unknown as Message;
}

/** Decodes a log record, span or data point. Returns undefined if it exceeds a limit. */
function readRecord<OtlpRecord>(
  reader: protobuf.Reader,
  name: MessageName,
  range: ByteRange,
  limits: SplitLimits,
): OtlpRecord | undefined {
  if (length(range) > limits.recordBytes || hasTooManyValues(reader, name, range, limits)) return undefined;
  return decode<OtlpRecord>(reader, name, range);
}

function hasTooManyValues(
  reader: protobuf.Reader,
  name: MessageName,
  range: ByteRange,
  { recordValues }: SplitLimits,
): boolean {
  return hasMoreValues(reader, name, range, recordValues);
}

function length({ start, end }: ByteRange): number {
  return end - start;
}

/** Returns the size of a message without some of its nested messages. */
function lengthWithout(parts: readonly NestedMessage[], message: ByteRange): number {
  return parts.reduce((remaining, part) => remaining - length(part) - part.head, length(message));
}

function toDecodeError(error: unknown): unknown {
  if (error instanceof OtlpTooLargeError) return error;
  if (error instanceof RangeError)
    return new OtlpDecodeError('The body is not valid protobuf: a message is truncated.');
  if (error instanceof Error && error.message === 'max depth exceeded') {
    return new OtlpDecodeError(TOO_DEEP);
  }
  return new OtlpDecodeError('The body is not valid protobuf.');
}
