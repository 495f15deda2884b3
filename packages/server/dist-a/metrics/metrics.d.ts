import type { ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
/** Counts one answer. */
export type Measure = (status: number, seconds: number) => void;
/** What the service counts of itself. */
export interface Metrics {
    /** Makes what counts the answers of one operation; deployment and operation are `none` beside the specs. */
    measure(deployment: string, operation: string): Measure;
    /** Notes that a request is in flight until its response ends. */
    begin(response: ServerResponse): void;
    /** Everything that was counted, to be written as text or put together with what other processes counted. */
    readonly registry: Registry;
}
/** Memory, CPU, event loop and so on: of the process, so they are started once, when somebody wants to read them. */
export declare function metricsOfProcess(): Registry;
/** Makes the metrics of a service. */
export declare function createMetrics(store: Pick<Store, 'engine' | 'isReady'>): Metrics;
