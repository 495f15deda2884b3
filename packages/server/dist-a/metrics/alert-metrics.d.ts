import { type Registry } from 'prom-client';
import type { AlertObserver } from '../alerting/observer.ts';
/** Counts what the evaluator of alerts does. */
export declare function createAlertMetrics(registry: Registry): Pick<AlertObserver, 'evaluated' | 'delivered'>;
