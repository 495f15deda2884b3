// Generated from specs/shared/schemas/HeatmapSelectItem.yaml by `npm run generate`. Do not edit.

import { isHeatmapSelectItem as guard, type HeatmapSelectItem } from './bidirectional/heatmap-select-item.ts';

export { HeatmapSelectItem } from './bidirectional/heatmap-select-item.ts';

/** Returns true if the value is a valid {@link HeatmapSelectItem}. */
export function isHeatmapSelectItem(value: unknown): value is HeatmapSelectItem {
  return guard(value);
}
