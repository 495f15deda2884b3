import type { VNode } from 'preact';
import { barChart } from './kinds/bar-chart.ts';
import { heatmap } from './kinds/heatmap.ts';
import { markdownTile } from './kinds/markdown-tile.ts';
import { numberTile } from './kinds/number-tile.ts';
import { patternList } from './kinds/pattern-list.ts';
import { pieChart } from './kinds/pie-chart.ts';
import { tableChart } from './kinds/table-chart.ts';
import { timeChart } from './kinds/time-chart.ts';
import { type Drawing, frame, message } from './parts/frame.ts';
import { type Scene, sceneOf } from './scene.ts';
import { plainText } from './text.ts';
import type { ChartProps, DisplayType } from './types.ts';

const KINDS: Readonly<Record<DisplayType, (scene: Scene) => Drawing>> = {
  line: timeChart,
  area: timeChart,
  stacked_bar: timeChart,
  table: tableChart,
  search: tableChart,
  number: numberTile,
  pie: pieChart,
  bar: barChart,
  heatmap,
  event_patterns: patternList,
  markdown: markdownTile,
};

/**
 * Draws a tile with its query result as an SVG element. The same props give the same markup, so a page can hydrate the markup of a
 * server. Throws RangeError for an invalid option.
 */
export function Chart(props: ChartProps): VNode {
  const scene = sceneOf(props);
  const { displayType } = props.result;
  const draw = Object.hasOwn(KINDS, displayType) ? KINDS[displayType as DisplayType] : unknownChart;
  return frame(scene, draw(scene));
}

/** Draws a message for an unknown display type. A newer version of the server can return one. */
function unknownChart(scene: Scene): Drawing {
  const text = `The display type ${plainText(scene.result.displayType, 40)} is not supported.`;
  return { description: text, content: message(scene, text) };
}
