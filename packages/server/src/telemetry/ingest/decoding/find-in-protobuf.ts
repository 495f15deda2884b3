import protobuf from 'protobufjs/light.js';
import { type MessageName, messageType } from '../messages/message-types.ts';
import type { Point, ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import { METRIC_KINDS, type Metric } from '../messages/metric-kinds.ts';
import { type Origin, readResource, readScope } from '../rows/origin.ts';
import type { MetricPoint } from '../rows/point-row.ts';
import type { Signal } from '../signals.ts';
import { type Finding, type FindingLimits, TOO_DEEP } from './finding.ts';
import { Malformed, refuseLong, TooLarge } from './refusals.ts';

/** A part of the body. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** Its tag and length stand before it. */
  readonly head: number;
}

const LENGTH_DELIMITED = 2;
const VALUES = 2;
const POINTS = 1;

/** Finds what rows are made of in the request of a signal in protobuf. */
export function* findInProtobuf<Unit>(body: Buffer, signal: Signal<Unit>, limits: FindingLimits): Finding<Unit> {
  const reader = protobuf.Reader.create(body);
  let left = limits.units;
  const count = (units: number) => {
    left -= units;
    if (left < 0) throw new TooLarge(`The request has more than ${limits.units} ${signal.plural}`);
  };
  try {
    for (const resourceRange of locate(reader, { start: 0, end: body.length, head: 0 }, 1)) {
      const scopeRanges = locate(reader, resourceRange, VALUES);
      refuseLong('resource', lengthWithout(scopeRanges, resourceRange), limits);
      const head = decode<ResourceHead>(reader, 'ResourceHead', resourceRange);
      const resource = readResource(head.resource, head.schemaUrl);
      for (const scopeRange of scopeRanges) {
        const ranges = locate(reader, scopeRange, VALUES, signal.unit === 'metric point' ? undefined : count);
        refuseLong('scope', lengthWithout(ranges, scopeRange), limits);
        const scopeHead = decode<ScopeHead>(reader, 'ScopeHead', scopeRange);
        const origin = { resource, scope: readScope(scopeHead.scope, scopeHead.schemaUrl) };
        yield undefined;
        for (const range of ranges) {
          if (signal.unit === 'metric point') {
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
  count(units: number): void;
}

function* findPoints(
  reader: protobuf.Reader,
  range: Range,
  { origin, count, limits }: Surroundings,
): Finding<MetricPoint> {
  const head = decode<Pick<Metric, 'name' | 'description' | 'unit'>>(reader, 'MetricHead', range);
  for (const kind of METRIC_KINDS) {
    for (const dataRange of locate(reader, range, kind.number)) {
      const shape = decode<Pick<Metric, 'aggregationTemporality' | 'isMonotonic'>>(reader, 'MetricShape', dataRange);
      const { name, description, unit } = head;
      const { aggregationTemporality, isMonotonic } = shape;
      const metric: Metric = { name, description, unit, kind, aggregationTemporality, isMonotonic };
      const from = { ...origin, metric };
      const points = locate(reader, dataRange, POINTS, count);
      yield undefined;
      for (const range of points) {
        const unit = isLong(range, limits) ? undefined : { metric, point: decode<Point>(reader, kind.point, range) };
        yield { origin: from, unit };
      }
    }
  }
}

/** Where the messages with a field number are inside of another one. */
function locate(reader: protobuf.Reader, { start, end }: Range, wanted: number, count?: (units: number) => void) {
  const ranges: Range[] = [];
  reader.pos = start;
  reader.len = end;
  while (reader.pos < end) {
    const head = reader.pos;
    const tag = reader.tag();
    const number = tag >>> 3;
    if (number !== wanted || (tag & 7) !== LENGTH_DELIMITED) {
      reader.skipType(tag & 7, 0, number);
      continue;
    }
    count?.(1);
    const size = reader.uint32();
    const start = reader.pos;
    ranges.push({ start, end: start + size, head: start - head });
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
