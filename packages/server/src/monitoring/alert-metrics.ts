import { Counter, type Registry } from 'prom-client';
import type { AlertObserver } from '../alerting/observer.ts';

/** Counts what the evaluator of alerts does. */
export function createAlertMetrics(registry: Registry): Pick<AlertObserver, 'evaluated' | 'delivered'> {
  const registers = [registry];
  const evaluations = new Counter({
    name: 'observability_api_alert_evaluations_total',
    help: 'Alerts that were evaluated, and that could not be.',
    labelNames: ['result'] as const,
    registers,
  });
  const notifications = new Counter({
    name: 'observability_api_alert_notifications_total',
    help: 'Notifications that a webhook took, and that were given up.',
    labelNames: ['result'] as const,
    registers,
  });
  const result = (isDone: boolean) => ({ result: isDone ? 'ok' : 'failed' });
  for (const isDone of [true, false]) {
    evaluations.inc(result(isDone), 0);
    notifications.inc(result(isDone), 0);
  }
  return {
    evaluated: (isDone) => evaluations.inc(result(isDone)),
    delivered: (isDone) => notifications.inc(result(isDone)),
  };
}
