import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
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

const id = Type.String({ pattern: hexId.source });
const column = Type.String({ minLength: 1, maxLength: 1000 });

const numberFormat = Type.Object({
  output: Type.Optional(Type.Enum([...outputs])),
  mantissa: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  thousandSeparated: Type.Optional(Type.Boolean()),
  average: Type.Optional(Type.Boolean()),
  decimalBytes: Type.Optional(Type.Boolean()),
  factor: Type.Optional(Type.Number()),
  currencySymbol: Type.Optional(Type.String({ maxLength: 16 })),
  unit: Type.Optional(Type.String({ maxLength: 64 })),
});

const queried = {
  dataSource: Type.Optional(Type.Enum([...dataSources])),
  sourceId: Type.Optional(id),
  where: Type.Optional(Type.String({ maxLength: 10_000 })),
  whereLanguage: Type.Optional(Type.Enum([...languages])),
};

const aggregated = {
  ...queried,
  aggFn: Type.Enum([...aggregations]),
  field: Type.Optional(Type.String({ maxLength: 1000 })),
  level: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  alias: Type.Optional(Type.String({ maxLength: 256 })),
  metricName: Type.Optional(Type.String({ maxLength: 1000 })),
  metricDataType: Type.Optional(Type.Enum([...metricTypes])),
  numberFormat: Type.Optional(numberFormat),
};

const time = Type.Object({
  type: Type.Literal('time'),
  ...aggregated,
  groupBy: Type.Optional(Type.Array(column, { maxItems: 10 })),
  displayType: Type.Optional(Type.Enum([...displayTypes])),
});
const table = Type.Object({
  type: Type.Literal('table'),
  ...aggregated,
  groupBy: Type.Optional(Type.Array(column, { maxItems: 10 })),
  sortOrder: Type.Optional(Type.Enum([...sortOrders])),
});
const number = Type.Object({
  type: Type.Literal('number'),
  ...aggregated,
  groupBy: Type.Optional(Type.Array(column, { maxItems: 0 })),
});
const search = Type.Object({
  type: Type.Literal('search'),
  ...queried,
  fields: Type.Optional(Type.Array(column, { maxItems: 100 })),
});
const markdown = Type.Object({
  type: Type.Literal('markdown'),
  content: Type.Optional(Type.String({ maxLength: 100_000 })),
});

const series = Type.Union([
  Type.Refine(time, hasRequiredField),
  Type.Refine(table, hasRequiredField),
  Type.Refine(number, hasRequiredField),
  search,
  markdown,
]);

const tile = Type.Object({
  id: Type.String({ pattern: tileId.source }),
  name: Type.String({ maxLength: 1024 }),
  x: Type.Number({ minimum: 0, maximum: 23 }),
  y: Type.Number({ minimum: 0, maximum: 100_000 }),
  w: Type.Number({ minimum: 1, maximum: 24 }),
  h: Type.Number({ minimum: 1, maximum: 1000 }),
  asRatio: Type.Optional(Type.Boolean()),
  series: Type.Optional(Type.Array(series, { minItems: 1, maxItems: 20 })),
});

const schema = Type.Object({
  id,
  name: Type.String({ maxLength: 1024 }),
  tiles: Type.Array(tile, { maxItems: 500 }),
  tags: Type.Array(Type.String({ maxLength: 32 }), { maxItems: 50 }),
  // The payload has no filters and no saved values, so their items are not checked.
  filters: Type.Array(Type.Unknown(), { maxItems: 500 }),
  savedQuery: Type.Union([Type.String(), Type.Null()]),
  savedQueryLanguage: Type.Union([Type.Enum([...languages]), Type.Null()]),
  savedFilterValues: Type.Array(Type.Unknown(), { maxItems: 500 }),
});

const compiled = Compile(schema);

export function is(value: unknown): value is Static<typeof schema> {
  return compiled.Check(value);
}
export function issues(value: unknown) {
  return compiled.Errors(value);
}
