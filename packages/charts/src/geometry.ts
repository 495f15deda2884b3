import { isPartial } from './data/time-series.ts';
import { timeLabel } from './format/time-ticks.ts';
import { heatGeometry } from './kinds/heatmap.ts';
import { timeModelOf } from './kinds/time-model.ts';
import { TIME_AXIS_HEIGHT } from './parts/axes.ts';
import { nearestIndex, type TimeGeometry, timeAtOf } from './parts/time-geometry.ts';
import { sceneOf } from './scene.ts';
import type { ChartProps } from './types.ts';

/**
 * Returns the geometry of a line, area or stacked bar chart or of a heatmap. Returns undefined for other display types and for a
 * heatmap without data.
 */
export function timeGeometry(props: ChartProps): TimeGeometry | undefined {
  if (props.result.displayType === 'heatmap') return heatGeometry(sceneOf(props));
  if (!['line', 'area', 'stacked_bar'].includes(props.result.displayType)) return undefined;
  const scene = sceneOf(props);
  const { data, plot, top, others, x, y, kind, legend } = timeModelOf(scene);
  const timeAt = timeAtOf(plot, data.range);
  return {
    plot,
    range: data.range,
    step: data.step,
    times: data.times,
    series: [...top, ...others].map(({ name, color, values, comparison, format }) => ({
      name,
      color,
      values,
      comparison,
      format: (value) => format.value(value),
    })),
    legend: legend.boxes(plot.y + plot.height + TIME_AXIS_HEIGHT),
    isPartial: (index) => isPartial(data, index),
    xOf: x,
    yOf: y,
    timeAt,
    bucketAt: (position) => nearestIndex(data.times, timeAt(position) - (kind === 'stacked_bar' ? data.step / 2 : 0)),
    formatTime: (time) => timeLabel(time, scene.zone),
  };
}
