import { setTimeout as wait } from 'node:timers/promises';
import { createCredentialsFile } from '../../accounts/credentials-file.ts';
import { Alerting } from '../../alerting/alerting.ts';
import { createMailer, mailerOptions } from '../../alerting/delivery/mailer.ts';
import { HEARTBEAT_INTERVAL_MS } from '../../alerting/lease/evaluator-lease.ts';
import type { AlertObserver } from '../../alerting/observer.ts';
import { createLinkTo, type LinkOptions } from '../../alerting/outbox/alert-link.ts';
import { createClockSkewMeter } from '../../alerting/schedule/clock-skew.ts';
import { closeInOrder } from '../../app/close-in-order.ts';
import { engineOptions } from '../../app/telemetry-options.ts';
import { StartupError } from '../../domain/errors.ts';
import { createIds } from '../../domain/ids.ts';
import { parseTargetAllowList } from '../../outgoing/allow-list.ts';
import { connectChecked } from '../../outgoing/checked-connector.ts';
import { createCheckedFetch } from '../../outgoing/checked-fetch.ts';
import { openSecrets } from '../../store/secrets/open-secrets.ts';
import { TenantCharts } from '../../telemetry/connections/tenant-charts.ts';
import { openTelemetry } from '../../telemetry/telemetry.ts';
import { openAdminStore } from '../admin/admin-store.ts';
import { keyLocation } from '../admin/secrets-commands.ts';
import type { EvaluateOptions } from './evaluate-options.ts';

/** The numbers of evaluated alerts and of notifications, by result. */
export interface EvaluationSummary {
  readonly evaluated: number;
  readonly notEvaluated: number;
  readonly delivered: number;
  /** The number of deliveries that finally failed, plus the number of times that a delivery was postponed. */
  readonly notDelivered: number;
  /** Distinct warnings of evaluations and deliveries. */
  readonly warnings: readonly string[];
}

/** Counts the results of evaluations and deliveries, and collects the warnings. */
class SummaryObserver implements AlertObserver {
  readonly #counts = { evaluated: 0, notEvaluated: 0, delivered: 0, notDelivered: 0 };
  readonly #warnings = new Set<string>();

  evaluated(succeeded: boolean): void {
    this.#counts[succeeded ? 'evaluated' : 'notEvaluated'] += 1;
  }

  delivered(succeeded: boolean): void {
    this.#counts[succeeded ? 'delivered' : 'notDelivered'] += 1;
  }

  postponed(): void {
    this.#counts.notDelivered += 1;
  }

  /** Does nothing: {@link evaluated} counts the failure, and {@link warn} reports it. */
  stateUnknown(): void {}

  warn({ alertId, reason, err }: Readonly<Record<string, unknown>>, message: string): void {
    const cause = reason ?? (err instanceof Error ? err.message : undefined);
    this.#warnings.add(`${message}${alertId ? ` (${alertId})` : ''}${cause ? `: ${cause}` : ''}`);
  }

  summary(): EvaluationSummary {
    return { ...this.#counts, warnings: [...this.#warnings] };
  }
}

/** Returns the origin of the service from the credentials file, or the default one. This command itself does not listen on an address. */
function serviceOrigin(dataDir: string): string {
  const credentials = createCredentialsFile(dataDir).read();
  const baseUrl = typeof credentials === 'object' ? credentials.openSource.baseUrl : '';
  return baseUrl || 'http://localhost:8000';
}

function linkOptions({ dashboardUrl, publicUrl, viewer, dataDir }: EvaluateOptions): LinkOptions {
  return {
    template: dashboardUrl,
    origin: () => publicUrl ?? serviceOrigin(dataDir),
    hasViewer: viewer === 'on',
  };
}

/**
 * Evaluates the due alerts. Then sends heartbeats until each lease of another evaluator process has been renewed or released, or has
 * expired. A heartbeat takes over the work of expired leases. Finally waits for the deliveries of notifications.
 */
async function evaluateAll(alerting: Alerting): Promise<void> {
  await alerting.runDueAlerts();
  while (await alerting.hasUnverifiedLeases()) {
    await wait(HEARTBEAT_INTERVAL_MS);
    await alerting.heartbeat();
  }
  await alerting.deliveriesSettled();
}

/**
 * Opens the store and telemetry, and runs {@link evaluateAll}. Throws StartupError, and the errors of {@link openAdminStore} and of the
 * store.
 */
export async function evaluateOnce(options: EvaluateOptions): Promise<EvaluationSummary> {
  if (options.clickhouseUrl === undefined) {
    throw new StartupError('--clickhouse-url is required: only the service itself can query its embedded engine.');
  }
  const allowList = parseTargetAllowList(options.webhookAllow);
  const mail = mailerOptions(options);
  const secrets = openSecrets(keyLocation(options), options.secretsKeyFile);
  const telemetry = await openTelemetry(engineOptions(options));
  // The store is opened last, so that an error above leaves no connection open.
  const store = await openAdminStore(options);
  const connect = (url: URL, tenant: string) => connectChecked(url, tenant, { allowList });
  const tenantCharts = new TenantCharts({ store, telemetry, secrets, connect });
  const send = createCheckedFetch({ allowList });
  const mailer = mail && createMailer(mail);
  const observer = new SummaryObserver();
  const alerting = new Alerting({
    store,
    tenantCharts,
    send,
    mailer,
    timeZone: options.timeZone,
    clock: Date.now,
    newId: createIds(Date.now),
    clockSkewMs: createClockSkewMeter(telemetry.engine),
    linkTo: createLinkTo(linkOptions(options), store),
    observer,
  });
  // The timer also keeps the process alive while a delivery waits for its next attempt.
  const heartbeats = setInterval(() => alerting.heartbeat().catch(() => undefined), HEARTBEAT_INTERVAL_MS);
  try {
    await evaluateAll(alerting);
    return observer.summary();
  } finally {
    clearInterval(heartbeats);
    await closeInOrder(
      [() => alerting.close()],
      [send.close],
      [() => mailer?.close()],
      [() => tenantCharts.close()],
      [telemetry.close],
      [store.close],
    );
  }
}
