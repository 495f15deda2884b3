// The values, patterns and formats of the schemas, for libraries that take a list or a regular expression.
export const aggregations = [
  'avg',
  'count',
  'count_distinct',
  'last_value',
  'max',
  'min',
  'quantile',
  'sum',
  'any',
  'none',
  'increase',
] as const;
export const dataSources = ['events', 'metrics'] as const;
export const languages = ['lucene', 'sql'] as const;
export const metricTypes = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'] as const;
export const displayTypes = ['line', 'stacked_bar'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export const outputs = [
  'currency',
  'percent',
  'byte',
  'time',
  'duration',
  'number',
  'data_rate',
  'throughput',
] as const;
export const alertSources = ['tile', 'saved_search', 'inline'] as const;
export const intervals = ['30s', '1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'] as const;
export const thresholdTypes = [
  'above',
  'below',
  'above_exclusive',
  'below_or_equal',
  'equal',
  'not_equal',
  'between',
  'not_between',
] as const;
export const noDataEffects = ['zero', 'ok', 'alert', 'insufficient_data'] as const;
export const alertStates = ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'] as const;
export const errorTypes = ['QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'] as const;
export const keyStates = ['enabled', 'disabled'] as const;
export const keyRoles = ['admin', 'developer', 'query_endpoints'] as const;
export const hexId = /^[0-9a-f]{24}$/;
export const tileId = /^[A-Za-z0-9_-]{1,36}$/;
export const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
