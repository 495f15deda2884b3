import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createClockSkewMeter } from '../alerting/schedule/clock-skew.ts';
import { startRounds } from '../alerting/schedule/rounds.ts';
import { createAlertMetrics } from '../monitoring/alert-metrics.ts';
import type { Service } from './open-service.ts';

/** The alerting of a running service. Every 30 seconds it starts an evaluation round, which evaluates the alerts that are due. */
export interface RunningAlerting {
  /** Runs an evaluation round without a grace period for late rows, and waits for the deliveries. */
  evaluate(): Promise<void>;
  /** Stops the rounds and waits up to ten seconds for the work in flight. */
  close(): Promise<void>;
}

/** Starts to evaluate the alerts of a service. Returns undefined, and logs it, if telemetry is disabled. */
export async function startAlerting(
  service: Pick<
    Service,
    'store' | 'telemetry' | 'tenantCharts' | 'clock' | 'newId' | 'send' | 'mailer' | 'timeZone' | 'linkTo'
  >,
  log: Logger,
  registry?: Registry,
): Promise<RunningAlerting | undefined> {
  const { store, telemetry, tenantCharts, clock, newId, send, mailer, timeZone, linkTo } = service;
  if (!telemetry || !tenantCharts) {
    log.info('alerts are not evaluated because telemetry is off');
    return undefined;
  }
  // Loads the module only when it is needed.
  const { Alerting } = await import('../alerting/alerting.ts');
  const metrics = registry && createAlertMetrics(registry);
  const alerting = new Alerting({
    store,
    tenantCharts,
    clock,
    newId,
    send,
    mailer,
    timeZone,
    linkTo,
    clockSkewMs: createClockSkewMeter(telemetry.engine),
    observer: {
      evaluated: (succeeded) => metrics?.evaluated(succeeded),
      delivered: (succeeded) => metrics?.delivered(succeeded),
      postponed: () => metrics?.postponed(),
      stateUnknown: () => metrics?.stateUnknown(),
      // An invalid alert shows the error to its author. A warning would recur in every round.
      warn: (details, message) => log[details['type'] === 'INVALID_ALERT' ? 'debug' : 'warn'](details, message),
    },
  });
  const rounds = startRounds(alerting, (err) =>
    log.warn({ err }, 'an evaluation round or a heartbeat failed and will be retried'),
  );
  return {
    async evaluate() {
      await alerting.runDueAlerts(0);
      await alerting.deliveriesSettled();
    },
    async close() {
      rounds.stop();
      await alerting.close();
    },
  };
}
