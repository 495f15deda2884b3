import { Counter } from 'prom-client';
/** Counts what the evaluator of alerts does. */
export function createAlertMetrics(registry) {
    const registers = [registry];
    const evaluations = new Counter({
        name: 'observability_api_alert_evaluations_total',
        help: 'Alerts that were evaluated, and that could not be.',
        labelNames: ['result'],
        registers,
    });
    const notifications = new Counter({
        name: 'observability_api_alert_notifications_total',
        help: 'Notifications that a webhook took, and that were given up.',
        labelNames: ['result'],
        registers,
    });
    const result = (isDone) => ({ result: isDone ? 'ok' : 'failed' });
    for (const isDone of [true, false]) {
        evaluations.inc(result(isDone), 0);
        notifications.inc(result(isDone), 0);
    }
    return {
        evaluated: (isDone) => evaluations.inc(result(isDone)),
        delivered: (isDone) => notifications.inc(result(isDone)),
    };
}
