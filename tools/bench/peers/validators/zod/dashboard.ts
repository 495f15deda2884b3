import * as z from 'zod';
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

const id = z.string().regex(hexId);

const numberFormat = z.object({
  output: z.enum(outputs).optional(),
  mantissa: z.int().min(0).max(20).optional(),
  thousandSeparated: z.boolean().optional(),
  average: z.boolean().optional(),
  decimalBytes: z.boolean().optional(),
  factor: z.number().optional(),
  currencySymbol: z.string().max(16).optional(),
  unit: z.string().max(64).optional(),
});

const queried = {
  dataSource: z.enum(dataSources).optional(),
  sourceId: id.optional(),
  where: z.string().max(10_000).optional(),
  whereLanguage: z.enum(languages).optional(),
};

const aggregated = {
  ...queried,
  aggFn: z.enum(aggregations),
  field: z.string().max(1000).optional(),
  level: z.number().min(0).max(1).optional(),
  alias: z.string().max(256).optional(),
  metricName: z.string().max(1000).optional(),
  metricDataType: z.enum(metricTypes).optional(),
  numberFormat: numberFormat.optional(),
};

const groups = z.array(z.string().min(1).max(1000));

const series = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('time'),
      ...aggregated,
      groupBy: groups.max(10).optional(),
      displayType: z.enum(displayTypes).optional(),
    })
    .refine(hasRequiredField),
  z
    .object({
      type: z.literal('table'),
      ...aggregated,
      groupBy: groups.max(10).optional(),
      sortOrder: z.enum(sortOrders).optional(),
    })
    .refine(hasRequiredField),
  z.object({ type: z.literal('number'), ...aggregated, groupBy: groups.max(0).optional() }).refine(hasRequiredField),
  z.object({
    type: z.literal('search'),
    ...queried,
    fields: z.array(z.string().min(1).max(1000)).max(100).optional(),
  }),
  z.object({ type: z.literal('markdown'), content: z.string().max(100_000).optional() }),
]);

const tile = z.object({
  id: z.string().regex(tileId),
  name: z.string().max(1024),
  x: z.number().min(0).max(23),
  y: z.number().min(0).max(100_000),
  w: z.number().min(1).max(24),
  h: z.number().min(1).max(1000),
  asRatio: z.boolean().optional(),
  series: z.array(series).min(1).max(20).optional(),
});

export const schema = z.object({
  id,
  name: z.string().max(1024),
  tiles: z.array(tile).max(500),
  tags: z.array(z.string().max(32)).max(50),
  // The payload has no filters and no saved values, so their items are not checked.
  filters: z.array(z.unknown()).max(500),
  savedQuery: z.string().nullable(),
  savedQueryLanguage: z.enum(languages).nullable(),
  savedFilterValues: z.array(z.unknown()).max(500),
});

export function is(value: unknown): value is z.output<typeof schema> {
  return schema.safeParse(value).success;
}
export function issues(value: unknown) {
  return schema.safeParse(value).error?.issues ?? [];
}
