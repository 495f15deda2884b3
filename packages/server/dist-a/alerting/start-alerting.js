import { closeInOrder } from '../close-in-order.js';
import { createLog } from '../log/create-log.js';
import { createAlertMetrics } from '../metrics/alert-metrics.js';
import { createAlerting } from './alerting.js';
import { clockAhead } from './clock-ahead.js';
import { createSend } from './delivering/send-when-needed.js';
import { linkTo } from './notifying/link-to.js';
import { startRounds } from './rounds.js';
/** Starts to evaluate the alerts of a service. Where telemetry is switched off there is nothing to evaluate, and the log says so. */
export const startAlerting = (service, { logLevel, dashboardUrl }, origin, registry) => {
    const { store, telemetry, clock, newId, allowList } = service;
    const log = createLog(logLevel);
    if (!telemetry) {
        log.info('alerts are not evaluated, since telemetry is switched off');
        return undefined;
    }
    const counted = registry && createAlertMetrics(registry);
    const send = createSend(allowList);
    const alerting = createAlerting({
        ...{ store, telemetry, clock, newId, send },
        aheadMs: clockAhead(telemetry.engine),
        linkTo: linkTo(dashboardUrl, store, () => origin),
        observer: {
            evaluated: (isDone) => counted?.evaluated(isDone),
            delivered: (isDone) => counted?.delivered(isDone),
            // What is wrong with an alert itself is for whoever made it, every minute anew.
            warn: (details, message) => log[details['type'] === 'INVALID_ALERT' ? 'debug' : 'warn'](details, message),
        },
    });
    const rounds = startRounds(alerting, (err) => log.warn({ err }, 'alerts wait to be evaluated'));
    return {
        async evaluate() {
            await alerting.round(0);
            await alerting.delivered();
        },
        async close() {
            rounds.stop();
            await closeInOrder([alerting.close], [send.close]);
        },
    };
};
