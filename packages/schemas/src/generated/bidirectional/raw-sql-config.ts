// Generated from specs/shared/schemas/RawSqlConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { RawSqlBarConfig, isRawSqlBarConfig } from './raw-sql-bar-config.ts';
import { RawSqlLineConfig, isRawSqlLineConfig } from './raw-sql-line-config.ts';
import { RawSqlNumberConfig, isRawSqlNumberConfig } from './raw-sql-number-config.ts';
import { RawSqlPieConfig, isRawSqlPieConfig } from './raw-sql-pie-config.ts';
import { RawSqlStackedBarConfig, isRawSqlStackedBarConfig } from './raw-sql-stacked-bar-config.ts';
import { RawSqlTableConfig, isRawSqlTableConfig, type RawSqlTableConfigInput } from './raw-sql-table-config.ts';

/** Input variant of {@link RawSqlConfig}: its arrays may be read-only. */
export type RawSqlConfigInput =
  | RawSqlLineConfig
  | RawSqlStackedBarConfig
  | RawSqlTableConfigInput
  | RawSqlNumberConfig
  | RawSqlPieConfig
  | RawSqlBarConfig;

/** The content of a tile with its own SQL. `displayType` selects the properties. */
export type RawSqlConfig =
  | RawSqlLineConfig
  | RawSqlStackedBarConfig
  | RawSqlTableConfig
  | RawSqlNumberConfig
  | RawSqlPieConfig
  | RawSqlBarConfig;

/** Validates {@link RawSqlConfig}. */
export const RawSqlConfig: Schema<RawSqlConfig> = /* @__PURE__ */ schema<RawSqlConfig>(
  () => ({
    tag: 'displayType',
    members: {
      line: RawSqlLineConfig.rule,
      stacked_bar: RawSqlStackedBarConfig.rule,
      table: RawSqlTableConfig.rule,
      number: RawSqlNumberConfig.rule,
      pie: RawSqlPieConfig.rule,
      bar: RawSqlBarConfig.rule,
    },
    keywords: [union],
  }),
  'both',
  isRawSqlConfig,
);

/** Returns true if the value is a valid {@link RawSqlConfig}. */
export function isRawSqlConfig(value: unknown, closed = false): value is RawSqlConfig {
  if (!isObject(value)) return false;
  switch (value['displayType']) {
    case 'line':
      return isRawSqlLineConfig(value, closed);
    case 'stacked_bar':
      return isRawSqlStackedBarConfig(value, closed);
    case 'table':
      return isRawSqlTableConfig(value, closed);
    case 'number':
      return isRawSqlNumberConfig(value, closed);
    case 'pie':
      return isRawSqlPieConfig(value, closed);
    case 'bar':
      return isRawSqlBarConfig(value, closed);
    default:
      return false;
  }
}
