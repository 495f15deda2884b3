import * as v from 'valibot';
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

const id = v.pipe(v.string(), v.regex(hexId));

const numberFormat = v.object({
  output: v.optional(v.picklist(outputs)),
  mantissa: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  thousandSeparated: v.optional(v.boolean()),
  average: v.optional(v.boolean()),
  decimalBytes: v.optional(v.boolean()),
  factor: v.optional(v.number()),
  currencySymbol: v.optional(v.pipe(v.string(), v.maxLength(16))),
  unit: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const queried = {
  dataSource: v.optional(v.picklist(dataSources)),
  sourceId: v.optional(id),
  where: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  whereLanguage: v.optional(v.picklist(languages)),
};

const aggregated = {
  ...queried,
  aggFn: v.picklist(aggregations),
  field: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  level: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  alias: v.optional(v.pipe(v.string(), v.maxLength(256))),
  metricName: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  metricDataType: v.optional(v.picklist(metricTypes)),
  numberFormat: v.optional(numberFormat),
};

const column = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
const groups = v.optional(v.pipe(v.array(column), v.maxLength(10)));

const series = v.variant('type', [
  v.pipe(
    v.object({
      type: v.literal('time'),
      ...aggregated,
      groupBy: groups,
      displayType: v.optional(v.picklist(displayTypes)),
    }),
    v.check((series) => hasRequiredField(series)),
  ),
  v.pipe(
    v.object({
      type: v.literal('table'),
      ...aggregated,
      groupBy: groups,
      sortOrder: v.optional(v.picklist(sortOrders)),
    }),
    v.check((series) => hasRequiredField(series)),
  ),
  v.pipe(
    v.object({
      type: v.literal('number'),
      ...aggregated,
      groupBy: v.optional(v.pipe(v.array(column), v.maxLength(0))),
    }),
    v.check((series) => hasRequiredField(series)),
  ),
  v.object({
    type: v.literal('search'),
    ...queried,
    fields: v.optional(v.pipe(v.array(column), v.maxLength(100))),
  }),
  v.object({ type: v.literal('markdown'), content: v.optional(v.pipe(v.string(), v.maxLength(100_000))) }),
]);

const tile = v.object({
  id: v.pipe(v.string(), v.regex(tileId)),
  name: v.pipe(v.string(), v.maxLength(1024)),
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(23)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
  w: v.pipe(v.number(), v.minValue(1), v.maxValue(24)),
  h: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  asRatio: v.optional(v.boolean()),
  series: v.optional(v.pipe(v.array(series), v.minLength(1), v.maxLength(20))),
});

const schema = v.object({
  id,
  name: v.pipe(v.string(), v.maxLength(1024)),
  tiles: v.pipe(v.array(tile), v.maxLength(500)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(50)),
  // The payload has no filters and no saved values, so their items are not checked.
  filters: v.pipe(v.array(v.unknown()), v.maxLength(500)),
  savedQuery: v.nullable(v.string()),
  savedQueryLanguage: v.nullable(v.picklist(languages)),
  savedFilterValues: v.pipe(v.array(v.unknown()), v.maxLength(500)),
});

export function is(value: unknown): value is v.InferOutput<typeof schema> {
  return v.is(schema, value);
}
export function issues(value: unknown) {
  return v.safeParse(schema, value).issues ?? [];
}
