import { Counter, type Registry } from 'prom-client';
import type { AlertObserver } from '../alerting/observer.ts';

/** Counts evaluations and deliveries of alerts. */
export function createAlertMetrics(
  registry: Registry,
): Pick<AlertObserver, 'evaluated' | 'delivered' | 'postponed' | 'stateUnknown'> {
  const registers = [registry];
  const evaluations = new Counter({
    name: 'observability_api_alert_evaluations_total',
    help: 'Alert evaluations by result.',
    labelNames: ['result'] as const,
    registers,
  });
  const notifications = new Counter({
    name: 'observability_api_alert_notifications_total',
    help: 'Alert notifications that were delivered (ok) or finally failed (failed), and deliveries that failed and are retried later (retried).',
    labelNames: ['result'] as const,
    registers,
  });
  const unknown = new Counter({
    name: 'observability_api_alert_state_unknown_total',
    help: 'Alerts whose evaluation began to fail.',
    registers,
  });
  const result = (succeeded: boolean) => ({ result: succeeded ? 'ok' : 'failed' });
  for (const succeeded of [true, false]) {
    evaluations.inc(result(succeeded), 0);
    notifications.inc(result(succeeded), 0);
  }
  notifications.inc({ result: 'retried' }, 0);
  return {
    evaluated: (succeeded) => evaluations.inc(result(succeeded)),
    delivered: (succeeded) => notifications.inc(result(succeeded)),
    stateUnknown: () => unknown.inc(),
    postponed: () => notifications.inc({ result: 'retried' }),
  };
}
