import { type } from 'arktype';
import { hasRequiredField } from '../conditions.ts';
import {
  aggregations,
  dataSources,
  displayTypes,
  hexId,
  languages,
  metricTypes,
  outputs,
  sortOrders,
  tileId,
} from '../enumerations.ts';

const column = '1 <= string <= 1000';

const numberFormat = type({
  'output?': type.enumerated(...outputs),
  'mantissa?': '0 <= number.integer <= 20',
  'thousandSeparated?': 'boolean',
  'average?': 'boolean',
  'decimalBytes?': 'boolean',
  'factor?': 'number',
  'currencySymbol?': 'string <= 16',
  'unit?': 'string <= 64',
});

const queried = type({
  'dataSource?': type.enumerated(...dataSources),
  'sourceId?': hexId,
  'where?': 'string <= 10000',
  'whereLanguage?': type.enumerated(...languages),
});

const aggregated = queried.merge({
  aggFn: type.enumerated(...aggregations),
  'field?': 'string <= 1000',
  'level?': '0 <= number <= 1',
  'alias?': 'string <= 256',
  'metricName?': 'string <= 1000',
  'metricDataType?': type.enumerated(...metricTypes),
  'numberFormat?': numberFormat,
});

const time = aggregated.merge({
  type: "'time'",
  'groupBy?': type(column).array().atMostLength(10),
  'displayType?': type.enumerated(...displayTypes),
});
const table = aggregated.merge({
  type: "'table'",
  'groupBy?': type(column).array().atMostLength(10),
  'sortOrder?': type.enumerated(...sortOrders),
});
const number = aggregated.merge({ type: "'number'", 'groupBy?': type(column).array().atMostLength(0) });
const search = queried.merge({ type: "'search'", 'fields?': type(column).array().atMostLength(100) });
const markdown = type({ type: "'markdown'", 'content?': 'string <= 100000' });

/** Returns true if a series has the field or the metric that its aggregation requires. Otherwise reports an issue. */
function isComplete(series: Parameters<typeof hasRequiredField>[0], context: { mustBe(expected: string): false }) {
  return hasRequiredField(series) || context.mustBe('with a field');
}

const series = time
  .narrow(isComplete)
  .or(table.narrow(isComplete))
  .or(number.narrow(isComplete))
  .or(search)
  .or(markdown);

const tile = type({
  id: tileId,
  name: 'string <= 1024',
  x: '0 <= number <= 23',
  y: '0 <= number <= 100000',
  w: '1 <= number <= 24',
  h: '1 <= number <= 1000',
  'asRatio?': 'boolean',
  'series?': series.array().atLeastLength(1).atMostLength(20),
});

const schema = type({
  id: hexId,
  name: 'string <= 1024',
  tiles: tile.array().atMostLength(500),
  tags: type('string <= 32').array().atMostLength(50),
  // The payload has no filters and no saved values, so their items are not checked.
  filters: type('unknown').array().atMostLength(500),
  savedQuery: 'string | null',
  savedQueryLanguage: type.enumerated(...languages, null),
  savedFilterValues: type('unknown').array().atMostLength(500),
});

export function is(value: unknown): value is typeof schema.infer {
  return schema.allows(value);
}
export function issues(value: unknown) {
  const result = schema(value);
  return result instanceof type.errors ? [...result] : [];
}
