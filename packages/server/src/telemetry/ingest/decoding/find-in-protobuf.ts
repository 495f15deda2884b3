import protobuf from 'protobufjs/light.js';
import { type MessageName, messageType } from '../messages/message-types.ts';
import type { Point, ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import { METRIC_KINDS, type Metric } from '../messages/metric-kinds.ts';
import { type Origin, readResource, readScope } from '../rows/origin.ts';
import type { MetricPoint } from '../rows/point-row.ts';
import type { Signal } from '../signals.ts';
import { type Counter, type Counters, countersOf } from './counters.ts';
import { type Finding, type FindingLimits, TOO_DEEP } from './finding.ts';
import { Malformed, refuseLong, TooLarge } from './refusals.ts';

/** A part of the body, the message of a field. */
interface Range {
  /** The number of the field. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** Its tag and length stand before it. */
  readonly head: number;
}

const LENGTH_DELIMITED = 2;

/** The numbers of the fields that are gone into. */
const RESOURCES = new Set([1]);
const VALUES = new Set([2]);
const POINTS = new Set([1]);
const KINDS = new Map<number, Metric['kind']>(METRIC_KINDS.map((kind) => [kind.number, kind]));

/** Finds what rows are made of in the request of a signal in protobuf. */
export function* findInProtobuf<Unit>(body: Buffer, signal: Signal<Unit>, limits: FindingLimits): Finding<Unit> {
  const reader = protobuf.Reader.create(body);
  const ofMetrics = signal.unit === 'metric point';
  const count = countersOf(limits, signal);
  try {
    for (const resourceRange of locate(reader, { start: 0, end: body.length }, RESOURCES, count.resources)) {
      const scopeRanges = locate(reader, resourceRange, VALUES, count.scopes);
      refuseLong('resource', lengthWithout(scopeRanges, resourceRange), limits);
      const head = decode<ResourceHead>(reader, 'ResourceHead', resourceRange);
      const resource = readResource(head.resource, head.schemaUrl);
      yield undefined;
      for (const scopeRange of scopeRanges) {
        const ranges = locate(reader, scopeRange, VALUES, ofMetrics ? count.metrics : count.units);
        refuseLong('scope', lengthWithout(ranges, scopeRange), limits);
        const scopeHead = decode<ScopeHead>(reader, 'ScopeHead', scopeRange);
        const origin = { resource, scope: readScope(scopeHead.scope, scopeHead.schemaUrl) };
        yield undefined;
        for (const range of ranges) {
          if (ofMetrics) {
            yield* findPoints(reader, range, { origin, count, limits }) as Finding<Unit>;
          } else {
            const unit = isLong(range, limits) ? undefined : decode<Unit>(reader, signal.unit, range);
            yield { origin, unit };
          }
        }
      }
    }
  } catch (error) {
    throw refusal(error);
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

interface Surroundings {
  readonly origin: Origin;
  readonly limits: FindingLimits;
  readonly count: Counters;
}

function* findPoints(
  reader: protobuf.Reader,
  range: Range,
  { origin, count, limits }: Surroundings,
): Finding<MetricPoint> {
  const dataRanges = locate(reader, range, KINDS, count.lists);
  refuseLong('metric', lengthWithout(dataRanges, range), limits);
  const head = decode<Pick<Metric, 'name' | 'description' | 'unit'>>(reader, 'MetricHead', range);
  yield undefined;
  for (const dataRange of dataRanges) {
    const points = locate(reader, dataRange, POINTS, count.units);
    refuseLong('metric', lengthWithout(points, dataRange), limits);
    const shape = decode<Pick<Metric, 'aggregationTemporality' | 'isMonotonic'>>(reader, 'MetricShape', dataRange);
    const kind = KINDS.get(dataRange.number);
    if (!kind) continue;
    const { name, description, unit } = head;
    const { aggregationTemporality, isMonotonic } = shape;
    const metric: Metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
    const from = { ...origin, metric };
    yield undefined;
    for (const range of points) {
      const unit = isLong(range, limits) ? undefined : { metric, point: decode<Point>(reader, kind.point, range) };
      yield { origin: from, unit };
    }
  }
}

/** Where the messages of some fields are inside of another one. */
function locate(
  reader: protobuf.Reader,
  { start, end }: Pick<Range, 'start' | 'end'>,
  wanted: { has(number: number): boolean },
  count: Counter,
): Range[] {
  const ranges: Range[] = [];
  reader.pos = start;
  reader.len = end;
  while (reader.pos < end) {
    const head = reader.pos;
    const tag = reader.tag();
    const number = tag >>> 3;
    if (!wanted.has(number) || (tag & 7) !== LENGTH_DELIMITED) {
      reader.skipType(tag & 7, 0, number);
      continue;
    }
    count(1);
    const size = reader.uint32();
    const start = reader.pos;
    ranges.push({ number, start, end: start + size, head: start - head });
    reader.skip(size);
  }
  reader.len = reader.buf.length;
  return ranges;
}

function decode<Message>(reader: protobuf.Reader, name: MessageName, { start, end }: Range): Message {
  reader.pos = start;
  return messageType(name).decode(reader, end - start) as unknown as Message;
}

function isLong(range: Range, { unitBytes }: FindingLimits): boolean {
  return length(range) > unitBytes;
}

function length({ start, end }: Range): number {
  return end - start;
}

/** What is in a message beside some of its parts. */
function lengthWithout(parts: readonly Range[], message: Range): number {
  return parts.reduce((left, part) => left - length(part) - part.head, length(message));
}

function refusal(error: unknown): unknown {
  if (error instanceof TooLarge) return error;
  if (error instanceof RangeError) return new Malformed('The body is not valid protobuf: a part of it ends early');
  if (error instanceof Error && error.message === 'max depth exceeded') {
    return new Malformed(`The body cannot be read: ${TOO_DEEP}`);
  }
  return new Malformed('The body is not valid protobuf');
}
