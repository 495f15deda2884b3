import type { Statement } from '../engine.ts';
import { type MetricSeries } from './metric-points.ts';
/** The statement for a series of a gauge or a sum: one number for each line and bucket, then the aggregate of these. */
export declare const numberMetricStatement: (metric: MetricSeries, kind: 'gauge' | 'sum') => Statement;
