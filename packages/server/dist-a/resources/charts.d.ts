import type { ChartSeriesQuery, ChartSeriesRow } from '@observability-api/schemas';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Context, Tenant } from './context.ts';
/** Queries over the telemetry of a tenant. */
export interface ChartQueries {
    /** Throws NotFound, Invalid, TimedOut, Unavailable. */
    series(tenant: Tenant, query: ChartSeriesQuery): Promise<ChartSeriesRow[]>;
}
/** What charts are made on. */
export interface ChartsContext extends Context {
    /** Absent where telemetry is switched off. */
    readonly telemetry: Telemetry | undefined;
}
/** Answers chart queries from the telemetry of the tenant that asks. */
export declare const createChartQueries: ({ store, telemetry }: ChartsContext) => ChartQueries;
