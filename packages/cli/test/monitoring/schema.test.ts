import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';

const schema = JSON.parse(readFileSync(new URL('../../src/generated/monitoring.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);

/** Returns the location and the violated keyword of each error of a document. */
function errorsOf(document: unknown): string[] {
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const tile = { name: 'Errors', x: 0, y: 0, w: 12, h: 4 };
const config = { displayType: 'line', source: 'Logs', select: [{ aggFn: 'count', where: 'SeverityText:error' }] };
const alert = {
  kind: 'Alert',
  name: 'checkout-errors',
  title: 'Errors',
  tile: { dashboard: 'Checkout', tile: 'Errors' },
  interval: '5m',
  threshold: 10,
  thresholdType: 'above',
  channel: { webhook: 'on-call' },
};

it('the JSON Schema accepts documents with references by name', () => {
  expect(errorsOf({ kind: 'Dashboard', name: 'Checkout', tiles: [{ ...tile, config }] })).toEqual([]);
  expect(errorsOf(alert)).toEqual([]);
  const { tile: _, ...settings } = alert;
  expect(errorsOf({ ...settings, savedSearch: 'Errors', groupBy: 'ServiceName' })).toEqual([]);
  expect(errorsOf({ ...settings, chart: { ...config, name: 'Errors', where: 'a:b' } })).toEqual([]);
  expect(
    errorsOf({ kind: 'Webhook', name: 'on-call', service: 'generic', url: 'https://hooks.example.com/x' }),
  ).toEqual([]);
  expect(errorsOf({ kind: 'Webhook', name: 'on-call', service: 'generic', url: `\${ON_CALL_URL}` })).toEqual([]);
});

it('the JSON Schema checks documents of the kind Test', () => {
  const test = {
    kind: 'Test',
    name: 'Declined cards do not notify',
    telemetry: [{ log: { body: 'card declined' }, every: '30s' }],
    expect: { alerts: { 'checkout-errors': [] }, tiles: [{ dashboard: 'Checkout', tile: 'Errors', values: { a: 1 } }] },
  };
  expect(errorsOf(test)).toEqual([]);
  expect(errorsOf({ ...test, for: 'an hour' })).toContain('/for pattern');
  expect(errorsOf({ ...test, telemetry: [{ logs: {} }] })).toContain('/telemetry/0 additionalProperties');
});

it('the JSON Schema requires references to environment variables for the secrets of webhooks', () => {
  const webhook = { kind: 'Webhook', name: 'on-call', service: 'generic', url: 'https://hooks.example.com/x' };
  expect(errorsOf({ ...webhook, secret: `\${KEY}` })).toEqual([]);
  expect(errorsOf({ ...webhook, secret: null })).toEqual([]);
  expect(errorsOf({ ...webhook, secret: 'a secret with 16 characters' })).toContain('/secret pattern');
});

it('the JSON Schema accepts sources and connections, and rejects literal passwords', () => {
  const connection = {
    kind: 'Connection',
    name: 'Warehouse',
    host: 'https://warehouse.example.org',
    username: 'reader',
  };
  expect(errorsOf(connection)).toEqual([]);
  expect(errorsOf({ ...connection, password: `\${WAREHOUSE_PASSWORD}` })).toEqual([]);
  expect(errorsOf({ ...connection, password: '' })).toEqual([]);
  expect(errorsOf({ ...connection, password: 'swordfish' })).toContain('/password pattern');
  const source = {
    kind: 'Source',
    type: 'log',
    name: 'Nginx',
    connection: 'Warehouse',
    from: { databaseName: 'logs', tableName: 'nginx' },
    timestampValueExpression: 'time',
    defaultTableSelectExpression: 'time, message',
  };
  expect(errorsOf(source)).toEqual([]);
  expect(errorsOf({ ...source, type: 'logs' })).not.toEqual([]);
});

it('the descriptions of the JSON Schema use the property names of files', () => {
  expect(schema.$defs.Alert.properties.groupBy.description).toContain('Only if `savedSearch` is set.');
  expect(schema.$defs.NumberSeries.properties.dataSource.description).toContain('if `source` is absent');
});

it('the JSON Schema rejects ids, unknown properties and kinds', () => {
  const { source, ...rest } = config;
  expect(
    errorsOf({ kind: 'Dashboard', name: 'x', tiles: [{ ...tile, config: { ...rest, sourceId: source } }] }),
  ).not.toEqual([]);
  expect(errorsOf({ ...alert, source: 'tile' })).not.toEqual([]);
  expect(errorsOf({ ...alert, chart: { ...config, displayType: 'table' } })).not.toEqual([]);
  expect(errorsOf({ ...alert, treshold: 1 })).not.toEqual([]);
  expect(errorsOf({ kind: 'Dashboards', name: 'x' })).toEqual(['/kind enum']);
});
