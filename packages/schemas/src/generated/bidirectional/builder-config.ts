// Generated from specs/shared/schemas/BuilderConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { BarConfig, isBarConfig, type BarConfigInput } from './bar-config.ts';
import { EventPatternsConfig, isEventPatternsConfig } from './event-patterns-config.ts';
import { HeatmapConfig, isHeatmapConfig, type HeatmapConfigInput } from './heatmap-config.ts';
import { LineConfig, isLineConfig, type LineConfigInput } from './line-config.ts';
import { MarkdownConfig, isMarkdownConfig } from './markdown-config.ts';
import { NumberConfig, isNumberConfig, type NumberConfigInput } from './number-config.ts';
import { PieConfig, isPieConfig, type PieConfigInput } from './pie-config.ts';
import { SearchConfig, isSearchConfig } from './search-config.ts';
import { StackedBarConfig, isStackedBarConfig, type StackedBarConfigInput } from './stacked-bar-config.ts';
import { TableConfig, isTableConfig, type TableConfigInput } from './table-config.ts';

/** Input variant of {@link BuilderConfig}: its arrays may be read-only. */
export type BuilderConfigInput =
  | LineConfigInput
  | StackedBarConfigInput
  | TableConfigInput
  | NumberConfigInput
  | PieConfigInput
  | BarConfigInput
  | HeatmapConfigInput
  | SearchConfig
  | EventPatternsConfig
  | MarkdownConfig;

/** The content of a tile without its own SQL. `displayType` selects the properties. */
export type BuilderConfig =
  | LineConfig
  | StackedBarConfig
  | TableConfig
  | NumberConfig
  | PieConfig
  | BarConfig
  | HeatmapConfig
  | SearchConfig
  | EventPatternsConfig
  | MarkdownConfig;

/** Validates {@link BuilderConfig}. */
export const BuilderConfig: Schema<BuilderConfig> = /* @__PURE__ */ schema<BuilderConfig>(
  () => ({
    tag: 'displayType',
    members: {
      line: LineConfig.rule,
      stacked_bar: StackedBarConfig.rule,
      table: TableConfig.rule,
      number: NumberConfig.rule,
      pie: PieConfig.rule,
      bar: BarConfig.rule,
      heatmap: HeatmapConfig.rule,
      search: SearchConfig.rule,
      event_patterns: EventPatternsConfig.rule,
      markdown: MarkdownConfig.rule,
    },
    keywords: [union],
  }),
  'both',
  isBuilderConfig,
);

/** Returns true if the value is a valid {@link BuilderConfig}. */
export function isBuilderConfig(value: unknown, closed = false): value is BuilderConfig {
  if (!isObject(value)) return false;
  switch (value['displayType']) {
    case 'line':
      return isLineConfig(value, closed);
    case 'stacked_bar':
      return isStackedBarConfig(value, closed);
    case 'table':
      return isTableConfig(value, closed);
    case 'number':
      return isNumberConfig(value, closed);
    case 'pie':
      return isPieConfig(value, closed);
    case 'bar':
      return isBarConfig(value, closed);
    case 'heatmap':
      return isHeatmapConfig(value, closed);
    case 'search':
      return isSearchConfig(value, closed);
    case 'event_patterns':
      return isEventPatternsConfig(value, closed);
    case 'markdown':
      return isMarkdownConfig(value, closed);
    default:
      return false;
  }
}
