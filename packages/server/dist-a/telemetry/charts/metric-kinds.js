export const metricKinds = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'];
/** Points of a gauge and a sum have one number, the others a distribution. */
export const shapeOf = (kind) => kind === 'gauge' || kind === 'sum' ? 'number' : 'distribution';
/** The table that a source has metrics of a type in. */
export const metricTable = ({ metricTables }, kind) => metricTables[kind];
const counted = ['count', 'sum', 'avg'];
/** What distributions can be aggregated with: some have buckets, some have extremes. */
export const distributionAggregates = {
    histogram: [...counted, 'min', 'max', 'quantile'],
    'exponential histogram': [...counted, 'min', 'max'],
    summary: counted,
};
