// Generated from specs/shared/schemas/HeatmapConfig.yaml by `npm run generate`. Do not edit.

import { isHeatmapConfig as guard, type HeatmapConfig } from './bidirectional/heatmap-config.ts';

export { HeatmapConfig, type HeatmapConfigInput } from './bidirectional/heatmap-config.ts';

/** Returns true if the value is a valid {@link HeatmapConfig}. */
export function isHeatmapConfig(value: unknown): value is HeatmapConfig {
  return guard(value);
}
