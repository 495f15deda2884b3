import type { JsonSchema } from '../read/document.ts';
import { literalText } from '../text/literal.ts';

function text(description: string) {
  return { type: 'string', minLength: 1, description };
}

/** Returns the schema of a duration. The CLI uses `expected` in its error messages; the schema for editors omits it. */
function duration(description: string) {
  return {
    type: 'string',
    pattern: '^(?:\\d{1,4}(?:s|m|h|d))+$',
    expected: 'a duration such as 30s, 45m or 1h30m',
    description,
  };
}

function object(description: string, required: readonly string[], properties: Readonly<Record<string, unknown>>) {
  return {
    type: 'object',
    description,
    required,
    additionalProperties: false,
    properties,
  };
}

const ATTRIBUTES = {
  type: 'object',
  description: 'Attributes of each event.',
  additionalProperties: { type: ['string', 'number', 'boolean'] },
};

const SERVICE = text('Name of the service, the resource attribute `service.name`.');

const TELEMETRY = object('Events to generate, or a recording. Has one of log, span, gauge, counter and otlp.', [], {
  log: object('A log event.', [], {
    service: SERVICE,
    severity: text('Severity, for example error. Default: info.'),
    body: { type: 'string', description: 'Text of the event.' },
    attributes: ATTRIBUTES,
  }),
  span: object('A span. Each event is the only span of its trace.', ['name'], {
    service: SERVICE,
    name: text('Name of the span.'),
    duration: {
      ...duration('Duration of the span. Default: 0ms.'),
      pattern: '^\\d{1,6}(?:ms|s|m)$',
      expected: 'a duration such as 250ms or 2s',
    },
    status: { enum: ['unset', 'ok', 'error'], description: 'Status. Default: unset.' },
    attributes: ATTRIBUTES,
  }),
  gauge: object('A data point of a gauge.', ['name', 'value'], {
    service: SERVICE,
    name: text('Name of the metric.'),
    value: { type: 'number', description: 'Value of each data point.' },
    attributes: ATTRIBUTES,
  }),
  counter: object('A data point of a cumulative counter.', ['name', 'increase'], {
    service: SERVICE,
    name: text('Name of the metric.'),
    increase: { type: 'number', minimum: 0, description: 'Increase from each data point to the next.' },
    attributes: ATTRIBUTES,
  }),
  otlp: text(
    'Path of a recording, relative to this file: one OTLP request in JSON per line, as the file exporter of the OpenTelemetry Collector writes it. Use the extension .jsonl. All times are shifted so that the first event is at `from`. `to`, `every` and `count` do not apply.',
  ),
  from: duration('Time from the start of the test to the first event. Default: 0m.'),
  to: duration('Time from the start of the test to the end of the events, exclusive. Default: the end of the test.'),
  every: duration('Interval between the times of events. Default: 1m.'),
  count: { type: 'integer', minimum: 1, maximum: 10_000, description: 'Number of events at each time. Default: 1.' },
});

const CHANGE = object(
  'A change of the state of an alert to `ALERT` or back to `OK`. If the alert has groups, each group has its own state.',
  ['at', 'state'],
  {
    at: duration('Time from the start of the test to the end of the window.'),
    state: { enum: ['ALERT', 'OK'], description: 'The state after the change.' },
    group: { type: 'array', items: { type: 'string' }, description: 'Values of the group. Default: any group.' },
    value: { type: 'number', description: 'Value of the window.' },
    message: text('A text that the body of the notification contains.'),
  },
);

const AGGREGATES = object('Expected aggregates of the values of a series.', [], {
  sum: { type: 'number', description: 'Sum of the values.' },
  min: { type: 'number', description: 'Lowest value.' },
  max: { type: 'number', description: 'Highest value.' },
});

const TILE = object('The expected result of a tile.', ['dashboard', 'tile'], {
  dashboard: text('Name of the dashboard.'),
  tile: text('Name of the tile, or its id if several tiles have the name.'),
  from: duration('Time from the start of the test to the start of the range. Default: 0m.'),
  to: duration('Time from the start of the test to the end of the range, exclusive. Default: the end of the test.'),
  rows: { type: 'integer', minimum: 0, description: 'Number of rows.' },
  values: {
    type: 'object',
    description:
      'The values of each series by its name: their sum, or one or more aggregates. All series must be listed. The name of a series consists of the values of the group, if there are groups. The name of the value column is appended if there are several value columns or no groups. A comma and a space separate the parts.',
    additionalProperties: { anyOf: [{ type: 'number' }, AGGREGATES] },
  },
});

/** The JSON Schema of documents of the kind `Test`. */
export const TEST_SCHEMA = object(
  'A test of alerts and dashboards in files. `observability test` runs it with a new service in memory.',
  ['name', 'telemetry', 'expect'],
  {
    kind: { const: 'Test', description: 'The kind of the document.' },
    name: text('Name of the test.'),
    start: {
      type: 'string',
      pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
      expected: 'a time of day such as 03:00',
      description: 'Time of day in UTC at which the test starts. Default: 00:00.',
    },
    for: duration('Length of the test, at most 7d. Default: 1h.'),
    telemetry: {
      type: 'array',
      maxItems: 100,
      items: TELEMETRY,
      description: 'The telemetry that the service receives in the test.',
    },
    expect: object('The expected changes of alerts and results of tiles.', [], {
      alerts: {
        type: 'object',
        description:
          'The changes of each alert to `ALERT` and back to `OK`, by its name. Each list must be complete and in order of time. An empty list means that the alert never fires.',
        additionalProperties: { type: 'array', maxItems: 1000, items: CHANGE },
      },
      tiles: { type: 'array', maxItems: 1000, items: TILE, description: 'The expected results of tiles.' },
    }),
  },
);

/** Returns the schema for editors, without `expected`. */
export function testJsonSchema(): JsonSchema {
  return JSON.parse(JSON.stringify(TEST_SCHEMA, (key, value: unknown) => (key === 'expected' ? undefined : value)));
}

/** Generates the module with the schema that the CLI uses to validate tests. The schema has no descriptions. */
export function testSchemaModule(): string {
  const schema: unknown = JSON.parse(
    JSON.stringify(TEST_SCHEMA, (key, value: unknown) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  );
  return [
    '/** The JSON Schema of documents of the kind `Test`, without descriptions. */\n',
    `export const testSchema = ${literalText(schema, { expanded: true })} as const;\n`,
  ].join('');
}
