import { QueryTimeoutError, QueryTooLargeError } from '../../telemetry/clickhouse/engine-errors.ts';
import type { ChartRow } from '../../telemetry/query/chart-query.ts';
import type { Charts } from '../../telemetry/query/charts.ts';
import type { Schedule, Window } from '../schedule/windows.ts';
import { type GroupValue, MAX_STORED_GROUPS } from '../state/groups.ts';
import { InvalidTileError } from './invalid-tile-error.ts';
import type { TileSeries } from './tile-series.ts';

/** A window and the values of its groups; a group without rows is not there. */
export interface WindowValues {
  readonly window: Window;
  readonly values: readonly GroupValue[];
}

function queryOf(tile: TileSeries, { intervalMs, alignMs }: Schedule, startMs: number, endMs: number) {
  return {
    startMs,
    endMs,
    bucketMs: intervalMs,
    alignMs,
    series: tile.series,
    isRatio: tile.isRatio,
  };
}

/** What cannot be computed, such as a ratio with nothing to divide by, counts as 0 like no rows. */
function groupValue({ group, values }: ChartRow): GroupValue {
  return { group, value: values[0] ?? 0 };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof QueryTimeoutError || error instanceof QueryTooLargeError;
}

/** As many windows from the first one on as are written in one transaction; the others come with the next round. */
function wholeRange(all: readonly WindowValues[]): WindowValues[] {
  let groups = 0;
  return all.filter(({ values }, index) => {
    if (values.length > MAX_STORED_GROUPS) {
      if (index > 0) groups = Number.POSITIVE_INFINITY;
      else throw new InvalidTileError(`The tile has more than ${MAX_STORED_GROUPS} groups in a window: group by less.`);
    }
    groups += values.length;
    return index === 0 || groups <= 2 * MAX_STORED_GROUPS;
  });
}

/** From one statement; where that is too much at once, of the first half of the windows, of the half of that, and so on. */
async function readLargestRanges(
  charts: Pick<Charts, 'query'>,
  tile: TileSeries,
  schedule: Schedule,
  windows: readonly Window[],
): Promise<WindowValues[]> {
  const [first] = windows;
  const last = windows.at(-1);
  if (!first || !last) return [];
  try {
    const rows = await charts.query(queryOf(tile, schedule, first.startMs, last.endMs));
    const byBucket = Map.groupBy(rows, ({ bucket }) => bucket);
    return windows.map((window) => ({ window, values: (byBucket.get(window.startMs) ?? []).map(groupValue) }));
  } catch (error) {
    if (!isTooLarge(error) || first === last) throw error;
    return readLargestRanges(charts, tile, schedule, windows.slice(0, Math.ceil(windows.length / 2)));
  }
}

/**
 * The values of as many of the adjacent windows as can be read, from the first one on; the others come with the next
 * round. With `isDoubtful` the first one is tried alone, so that a tile which takes too long does so once and not with
 * each half. Throws what the charts throw.
 */
export async function tileValues(
  charts: Pick<Charts, 'query'>,
  tile: TileSeries,
  schedule: Schedule,
  windows: readonly Window[],
  canBeIncomplete = false,
): Promise<WindowValues[]> {
  if (!canBeIncomplete) return wholeRange(await readLargestRanges(charts, tile, schedule, windows));
  const first = await readLargestRanges(charts, tile, schedule, windows.slice(0, 1));
  const others = await readLargestRanges(charts, tile, schedule, windows.slice(1)).catch((error: unknown) => {
    if (isTooLarge(error)) return [];
    throw error;
  });
  return wholeRange([...first, ...others]);
}
