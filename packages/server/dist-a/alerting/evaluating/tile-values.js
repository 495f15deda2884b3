import { QueryTimeout, QueryTooLarge } from '../../telemetry/engine-errors.js';
import { MOST_GROUPS } from '../judging/groups.js';
import { Unqueryable } from './unqueryable.js';
const queryOf = (tile, { intervalMs, alignMs }, startMs, endMs) => ({
    startMs,
    endMs,
    bucketMs: intervalMs,
    alignMs,
    series: tile.series,
    isRatio: tile.isRatio,
});
/** What cannot be computed, such as a ratio with nothing to divide by, counts as 0 like no rows. */
const groupValue = ({ group, values }) => ({ group, value: values[0] ?? 0 });
const isTooMuch = (error) => error instanceof QueryTimeout || error instanceof QueryTooLarge;
/** As many windows from the first one on as are written in one transaction; the others come with the next round. */
const inOneGo = (all) => {
    let groups = 0;
    return all.filter(({ values }, index) => {
        if (values.length > MOST_GROUPS) {
            if (index > 0)
                groups = Number.POSITIVE_INFINITY;
            else
                throw new Unqueryable(`The tile has more than ${MOST_GROUPS} groups in a window: group by less.`);
        }
        groups += values.length;
        return index === 0 || groups <= 2 * MOST_GROUPS;
    });
};
/** From one statement; where that is too much at once, of the first half of the windows, of the half of that, and so on. */
const readMost = async (charts, tile, schedule, windows) => {
    const [first] = windows;
    const last = windows.at(-1);
    if (!first || !last)
        return [];
    try {
        const rows = await charts.query(queryOf(tile, schedule, first.startMs, last.endMs));
        const byBucket = Map.groupBy(rows, ({ bucket }) => bucket);
        return windows.map((window) => ({ window, values: (byBucket.get(window.startMs) ?? []).map(groupValue) }));
    }
    catch (error) {
        if (!isTooMuch(error) || first === last)
            throw error;
        return readMost(charts, tile, schedule, windows.slice(0, Math.ceil(windows.length / 2)));
    }
};
/**
 * The values of as many of the adjacent windows as can be read, from the first one on; the others come with the next
 * round. With `isDoubtful` the first one is tried alone, so that a tile which takes too long does so once and not with
 * each half. Throws what the charts throw.
 */
export const tileValues = async (charts, tile, schedule, windows, isDoubtful = false) => {
    if (!isDoubtful)
        return inOneGo(await readMost(charts, tile, schedule, windows));
    const first = await readMost(charts, tile, schedule, windows.slice(0, 1));
    const others = await readMost(charts, tile, schedule, windows.slice(1)).catch((error) => {
        if (isTooMuch(error))
            return [];
        throw error;
    });
    return inOneGo([...first, ...others]);
};
