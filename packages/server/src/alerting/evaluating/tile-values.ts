import type { ChartRow } from '../../telemetry/charts/chart-query.ts';
import type { Charts } from '../../telemetry/charts/charts.ts';
import { QueryTimeout, QueryTooLarge } from '../../telemetry/engine-errors.ts';
import { type GroupValue, MOST_GROUPS } from '../judging/groups.ts';
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

const isTooMuch = (error: unknown): boolean => error instanceof QueryTimeout || error instanceof QueryTooLarge;

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

/** From one statement; where that is too much at once, of the first half of the windows, of the half of that, and so on. */
const readMost = async (
  charts: Pick<Charts, 'query'>,
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
    return windows.map((window) => ({ window, values: (byBucket.get(window.startMs) ?? []).map(groupValue) }));
  } catch (error) {
    if (!isTooMuch(error) || first === last) throw error;
    return readMost(charts, tile, schedule, windows.slice(0, Math.ceil(windows.length / 2)));
  }
};

/**
 * The values of as many of the adjacent windows as can be read, from the first one on; the others come with the next
 * round. With `isDoubtful` the first one is tried alone, so that a tile which takes too long does so once and not with
 * each half. Throws what the charts throw.
 */
export const tileValues = async (
  charts: Pick<Charts, 'query'>,
  tile: TileSeries,
  schedule: Schedule,
  windows: readonly Window[],
  isDoubtful = false,
): Promise<WindowValues[]> => {
  if (!isDoubtful) return inOneGo(await readMost(charts, tile, schedule, windows));
  const first = await readMost(charts, tile, schedule, windows.slice(0, 1));
  const others = await readMost(charts, tile, schedule, windows.slice(1)).catch((error: unknown) => {
    if (isTooMuch(error)) return [];
    throw error;
  });
  return inOneGo([...first, ...others]);
};
