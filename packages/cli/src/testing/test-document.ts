import { type Rule, schema } from '@observability-api/schemas';
import { anyOf, map } from '@observability-api/schemas/runtime';
import { testSchema } from '../generated/test-schema.ts';
import { isJsonObject, type Json } from '../monitoring/kinds.ts';
import { millisecondsOf } from '../review/duration.ts';

/** Attributes of a log record, a span or a data point. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * Events to generate, or a recording. An event is a log record, a span or a data point. Has exactly one of `log`, `span`, `gauge`,
 * `counter` and `otlp`.
 */
export interface TestTelemetry {
  readonly log?: {
    readonly service?: string;
    readonly severity?: string;
    readonly body?: string;
    readonly attributes?: Attributes;
  };
  readonly span?: {
    readonly service?: string;
    readonly name: string;
    /** For example `250ms`. */
    readonly duration?: string;
    readonly status?: 'unset' | 'ok' | 'error';
    readonly attributes?: Attributes;
  };
  readonly gauge?: {
    readonly service?: string;
    readonly name: string;
    readonly value: number;
    readonly attributes?: Attributes;
  };
  readonly counter?: {
    readonly service?: string;
    readonly name: string;
    readonly increase: number;
    readonly attributes?: Attributes;
  };
  /** A file with one OTLP request in JSON per line, relative to the file of the test. `to`, `every` and `count` do not apply to it. */
  readonly otlp?: string;
  /** Time from the start of the test to the first event, for example `10m`. Default: `0m`. */
  readonly from?: string;
  /** Time from the start of the test to the end of the events, exclusive. Default: the end of the test. */
  readonly to?: string;
  /** Interval between events. Default: `1m`. */
  readonly every?: string;
  /** Number of events at each time. Default: 1. */
  readonly count?: number;
}

/** An expected change of an alert to `ALERT` or back to `OK`. If the alert has groups, each group has its own state. */
export interface ExpectedChange {
  /** Time from the start of the test to the end of the window, for example `1h30m`. */
  readonly at: string;
  readonly state: 'ALERT' | 'OK';
  readonly group?: readonly string[];
  readonly value?: number;
  /** A string that the body of the notification contains. */
  readonly message?: string;
}

/** Aggregates of the values of a series. */
export interface ExpectedValues {
  readonly sum?: number;
  readonly min?: number;
  readonly max?: number;
}

/** The expected result of a tile. */
export interface ExpectedTile {
  readonly dashboard: string;
  readonly tile: string;
  /** Time from the start of the test to the start of the queried range. Default: `0m`. */
  readonly from?: string;
  /** Time from the start of the test to the end of the queried range, exclusive. Default: the end of the test. */
  readonly to?: string;
  /** The number of rows of the result. */
  readonly rows?: number;
  /** The values of each series by its name: their sum, or one or more aggregates. */
  readonly values?: Readonly<Record<string, number | ExpectedValues>>;
}

/** A test of alerts and dashboards in a file. */
export interface TestDocument {
  readonly kind: 'Test';
  readonly name: string;
  /** Time of day in UTC at which the test starts, for example `03:00`. Default: `00:00`. */
  readonly start?: string;
  /** Length of the test, for example `2h`. At most 7 days. Default: `1h`. */
  readonly for?: string;
  readonly telemetry: readonly TestTelemetry[];
  readonly expect: {
    /** The changes of each alert to `ALERT` and back to `OK`, by its name. Each list is complete and in order of time. */
    readonly alerts?: Readonly<Record<string, readonly ExpectedChange[]>>;
    readonly tiles?: readonly ExpectedTile[];
  };
}

/** An issue of a test. */
export interface TestIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const validator = schema<TestDocument>(() => toRule(testSchema), 'request');

/** Converts a JSON Schema to a rule of the validators. */
function toRule(value: Json): Rule {
  const { properties, additionalProperties, items, anyOf: members, pattern, ...rest } = value;
  const open = isJsonObject(additionalProperties) ? toRule(additionalProperties) : undefined;
  const keywords = [...(open ? [map] : []), ...(Array.isArray(members) ? [anyOf] : [])];
  return {
    ...rest,
    ...(isJsonObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, toRule(property as Json)]),
      ),
    }),
    ...(open && { additionalProperties: open }),
    ...(isJsonObject(items) && { items: toRule(items) }),
    ...(Array.isArray(members) && { anyOf: members.map((member: Json) => toRule(member)) }),
    ...(typeof pattern === 'string' && { pattern: new RegExp(pattern, 'u') }),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** The kinds of telemetry of a test. */
export const SIGNALS = ['log', 'span', 'gauge', 'counter', 'otlp'] as const;

/** The maximum length of a test in days. */
const MAX_DAYS = 7;

/**
 * Returns the issues that can be found without other documents: violations of the schema of a test, a length of more than 7 days, and
 * telemetry without exactly one of {@link SIGNALS}.
 */
export function checkTest(test: Json): TestIssue[] {
  const issues: TestIssue[] = validator.check({ kind: 'Test', ...test });
  const length = test['for'];
  if (typeof length === 'string' && millisecondsOf(length) > MAX_DAYS * 86_400_000)
    issues.push({ path: ['for'], message: `expected at most ${MAX_DAYS}d, received ${length}` });
  const telemetry = Array.isArray(test['telemetry']) ? test['telemetry'] : [];
  telemetry.forEach((item: unknown, index) => {
    if (!isJsonObject(item)) return;
    const signals = SIGNALS.filter((name) => item[name] !== undefined);
    if (signals.length === 1) return;
    const received = signals.join(', ') || 'none';
    const message = `expected exactly one of ${SIGNALS.join(', ')}, received ${received}`;
    issues.push({ path: ['telemetry', index], message });
  });
  return issues;
}
