// Generated from specs/shared/schemas/TileConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { BuilderConfig, isBuilderConfig, type BuilderConfigInput } from './builder-config.ts';
import { RawSqlConfig, isRawSqlConfig, type RawSqlConfigInput } from './raw-sql-config.ts';

/** Input variant of {@link TileConfig}: its arrays may be read-only. */
export type TileConfigInput = BuilderConfigInput | RawSqlConfigInput;

/**
 * The content of a tile. With `configType: sql`, a tile has its own SQL. Without `configType`, the service builds
 * the query. The other properties depend on `displayType`. The service adds the documented defaults to a config
 * and removes null properties.
 */
export type TileConfig = BuilderConfig | RawSqlConfig;

/** Validates {@link TileConfig}. */
export const TileConfig: Schema<TileConfig> = /* @__PURE__ */ schema<TileConfig>(
  () => ({ tag: 'configType', members: { sql: RawSqlConfig.rule }, absent: BuilderConfig.rule, keywords: [union] }),
  'both',
  isTileConfig,
);

/** Returns true if the value is a valid {@link TileConfig}. */
export function isTileConfig(value: unknown, closed = false): value is TileConfig {
  if (!isObject(value)) return false;
  switch (value['configType']) {
    case 'sql':
      return isRawSqlConfig(value, closed);
    case undefined:
      return isBuilderConfig(value, closed);
    default:
      return false;
  }
}
