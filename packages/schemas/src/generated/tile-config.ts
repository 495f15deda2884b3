// Generated from specs/shared/schemas/TileConfig.yaml by `npm run generate`. Do not edit.

import { isTileConfig as guard, type TileConfig } from './bidirectional/tile-config.ts';

export { TileConfig, type TileConfigInput } from './bidirectional/tile-config.ts';

/** Returns true if the value is a valid {@link TileConfig}. */
export function isTileConfig(value: unknown): value is TileConfig {
  return guard(value);
}
