import type { Charts } from '../../telemetry/charts/charts.ts';
import { type GroupValue } from '../judging/groups.ts';
import type { Schedule, Window } from '../judging/windows.ts';
import type { TileSeries } from './tile-series.ts';
/** A window and the values of its groups; a group without rows is not there. */
export interface WindowValues {
    readonly window: Window;
    readonly values: readonly GroupValue[];
}
/**
 * The values of as many of the adjacent windows as can be read, from the first one on; the others come with the next
 * round. With `isDoubtful` the first one is tried alone, so that a tile which takes too long does so once and not with
 * each half. Throws what the charts throw.
 */
export declare const tileValues: (charts: Charts, tile: TileSeries, schedule: Schedule, windows: readonly Window[], isDoubtful?: boolean) => Promise<WindowValues[]>;
