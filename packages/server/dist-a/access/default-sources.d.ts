import type { LogSource, MetricSource, TraceSource } from '@observability-api/schemas';
/** A source before it has an id. */
export type SourceDefinition = Omit<LogSource, 'id'> | Omit<TraceSource, 'id'> | Omit<MetricSource, 'id'>;
/**
 * The sources of a new tenant: logs, traces and metrics in the tables and columns that the OpenTelemetry collector's
 * exporter writes, so that an installation that has them can be read as it is.
 */
export declare const defaultSources: (connection: string, databaseName: string) => SourceDefinition[];
