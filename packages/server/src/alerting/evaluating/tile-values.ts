import type { ChartRow } from '../../telemetry/charts/chart-query.ts';
import type { Charts } from '../../telemetry/charts/charts.ts';
import { QueryTimeout, QueryTooLarge } from '../../telemetry/engine-errors.ts';
import type { GroupValue } from '../judging/groups.ts';
import type { Schedule, Window } from '../judging/windows.ts';
import type { TileSeries } from './tile-series.ts';
import { Unqueryable } from './unqueryable.ts';

/** A window and the values of its groups; a group without rows is not there. */
export interface WindowValues {
  readonly window: Window;
  readonly values: readonly GroupValue[];
}

const queryOf = (tile: TileSeries, { intervalMs, alignMs }: Schedule, startMs: number, endMs: number) => ({
  startMs,
  endMs,
  bucketMs: intervalMs,
  alignMs,
  series: tile.series,
  isRatio: tile.isRatio,
});

/** What cannot be computed, such as a ratio with nothing to divide by, counts as 0 like no rows. */
const groupValue = ({ group, values }: ChartRow): GroupValue => ({ group, value: values[0] ?? 0 });

/** Each group is judged, remembered and notified of; more than this in a window would keep everybody waiting. */
export const MOST_GROUPS = 1_000;

/** As many windows from the first one on as are written in one transaction; the others come with the next round. */
const inOneGo = (all: readonly WindowValues[]): WindowValues[] => {
  let groups = 0;
  return all.filter(({ values }, index) => {
    if (values.length > MOST_GROUPS) {
      if (index > 0) groups = Number.POSITIVE_INFINITY;
      else throw new Unqueryable(`The tile has more than ${MOST_GROUPS} groups in a window: group by less.`);
    }
    groups += values.length;
    return index === 0 || groups <= 2 * MOST_GROUPS;
  });
};

/**
 * The values of adjacent windows from one statement. Where that is too much at once, only the first window is read, so
 * that what is to be caught up comes in smaller parts. Throws what the charts throw.
 */
export const tileValues = async (
  charts: Charts,
  tile: TileSeries,
  schedule: Schedule,
  windows: readonly Window[],
): Promise<WindowValues[]> => {
  const [first] = windows;
  const last = windows.at(-1);
  if (!first || !last) return [];
  try {
    const rows = await charts.query(queryOf(tile, schedule, first.startMs, last.endMs));
    const byBucket = Map.groupBy(rows, ({ bucket }) => bucket);
    return inOneGo(windows.map((window) => ({ window, values: (byBucket.get(window.startMs) ?? []).map(groupValue) })));
  } catch (error) {
    const isTooMuch = error instanceof QueryTimeout || error instanceof QueryTooLarge;
    if (!isTooMuch || first === last) throw error;
    return tileValues(charts, tile, schedule, [first]);
  }
};
