import type { Registry } from 'prom-client';
import { createLinkTo } from '../alerting/outbox/link-to.ts';
import { measureClockSkew } from '../alerting/schedule/clock-skew.ts';
import { startRounds } from '../alerting/schedule/rounds.ts';
import { createAlertMetrics } from '../monitoring/alert-metrics.ts';
import { createLog } from '../monitoring/create-log.ts';
import { createCheckedFetch } from '../outgoing/checked-fetch.ts';
import { closeInOrder } from './close-in-order.ts';
import type { Settings } from './server-options.ts';
import type { Service } from './service.ts';

/** Alerts are evaluated every minute. */
export interface RunningAlerting {
  /** Evaluates every window that is over, also one that ends now, and waits until it is delivered. */
  evaluate(): Promise<void>;
  /** Stops, and waits a little for what is under way. */
  close(): Promise<void>;
}

/** Starts to evaluate the alerts of a service. Where telemetry is switched off there is nothing to evaluate, and the log says so. */
export async function startAlerting(
  service: Service,
  { logLevel, dashboardUrl }: Pick<Settings, 'logLevel' | 'dashboardUrl'>,
  origin: string,
  registry?: Registry,
): Promise<RunningAlerting | undefined> {
  const { store, telemetry, clock, newId, allowList } = service;
  const log = createLog(logLevel);
  if (!telemetry) {
    log.info('alerts are not evaluated, since telemetry is switched off');
    return undefined;
  }
  // Here, for what a service without telemetry does not load.
  const { createAlerting } = await import('../alerting/alerting.ts');
  const counted = registry && createAlertMetrics(registry);
  const send = createCheckedFetch({ allowList });
  const alerting = createAlerting({
    ...{ store, telemetry, clock, newId, send },
    clockSkewMs: measureClockSkew(telemetry.engine),
    linkTo: createLinkTo(dashboardUrl, store, () => origin),
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
      await alerting.runDueAlerts(0);
      await alerting.deliveriesSettled();
    },
    async close() {
      rounds.stop();
      await closeInOrder([alerting.close], [send.close]);
    },
  };
}
