import type { Point } from '../messages/messages.ts';
import type { Metric } from '../messages/metric-kinds.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
/** A data point with the metric that it is of. */
export interface MetricPoint {
    readonly metric: Metric;
    readonly point: Point;
}
/** The columns of a data point's table that say where it comes from. */
export declare function pointOrigin({ resource, scope, metric }: Origin): Row;
/** The other columns of the table of the metric's kind, or why there is no row. */
export declare function pointRow({ metric, point }: MetricPoint): Row | string;
