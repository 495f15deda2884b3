import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { executeEvaluate } from '../../src/cli/evaluate/run-evaluate.ts';
import { openTelemetry } from '../../src/telemetry/telemetry.ts';
import { removeDirectory } from '../support/processes.ts';
import { createWebhook, openDirectService, readAll, type TestService } from '../support/service.ts';
import { fakeClickhouse } from '../telemetry/support/fake-clickhouse.ts';
import { logRow, toStoredRow } from '../telemetry/support/log-rows.ts';
import { createAlert } from './support/alerting-env.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

const MINUTE = 60_000;
const { CLICKHOUSE_URL: clickhouseUrl } = process.env;

/** Runs a command that must fail. Returns its stderr. */
async function runFailing(...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await executeEvaluate(argv);
  expect([code, stdout]).toEqual([1, '']);
  return stderr;
}

describe('observability-api evaluate', () => {
  it('requires --once', async () => {
    expect(await runFailing()).toBe('Missing option --once. A running service evaluates alerts every 30 seconds.\n');
  });

  it('requires a ClickHouse server', async () => {
    expect(await runFailing('--once')).toBe(
      '--clickhouse-url is required: only the service itself can query its embedded engine.\n',
    );
  });

  it('requires the store of a service', async () => {
    const message = await runFailing('--once', '--clickhouse-url=http://127.0.0.1:1', '--data-dir=/nowhere/at/all');
    expect(message).toBe(
      'There is no store in /nowhere/at/all. Start the service there once, or set another location with --data-dir or --database-url.\n',
    );
  });

  it.each([
    ['--onc', "Unknown option '--onc': did you mean --once?\n"],
    ['--clickhouse-url=db', "Option '--clickhouse-url <url>' is invalid: expected a URL such as http://host:8123.\n"],
    [
      '--dashboard-url=https://x/{tileid}',
      "Option '--dashboard-url <template>' argument 'https://x/{tileid}' is invalid: expected one of {dashboardId}, {tileId}, {from}, {to}, received {tileid} instead of {tileId}.\n",
    ],
    ['extra', 'Unexpected argument "extra". This command has only options. See --help.\n'],
  ])('rejects %s with a hint', async (argument, message) => {
    expect(await runFailing('--once', argument)).toBe(message);
  });

  it('prints its usage with --help', async () => {
    const { code, stdout } = await executeEvaluate(['--help']);
    expect([code, stdout.startsWith('Usage: observability-api evaluate')]).toEqual([0, true]);
  });
});

describe('observability-api evaluate --once on the store of a service', () => {
  let directory: string;
  let service: TestService;
  let receiver: Receiver;
  /** The start of the second-to-last one-minute window that is due: windows are due eight seconds after their end. */
  const clock = { now: Math.floor((Date.now() - 8_000) / MINUTE) * MINUTE - 2 * MINUTE };
  const authenticateTeam = () => service.readBearer(`Bearer ${service.credentials?.openSource.apiKey}`).authenticate();
  beforeAll(async () => {
    receiver = await startReceiver();
    directory = mkdtempSync(join(tmpdir(), 'evaluate-'));
    service = await openDirectService({ dataDir: directory, clock: () => clock.now, webhookAllow: ['127.0.0.1'] });
    const { tenant } = await authenticateTeam();
    const webhook = await createWebhook(service, tenant, { url: receiver.url });
    const tile = { series: [{ type: 'time' as const, aggFn: 'count' as const, where: 'evaluate-once' }] };
    await createAlert(service, tenant, { tile, threshold: 1, webhooks: [webhook], interval: '1m' });
  });
  afterEach(() => receiver.received.splice(0));
  afterAll(async () => {
    await service.close();
    await receiver.close();
    removeDirectory(directory);
  });

  const evaluate = (url: string) =>
    executeEvaluate(['--once', `--clickhouse-url=${url}`, `--data-dir=${directory}`, '--webhook-allow=127.0.0.1']);

  it('reports the number of failed alerts, and the alerts show the error', async () => {
    const { code, stdout, stderr } = await evaluate('http://127.0.0.1:1');
    expect([code, stdout]).toEqual([1, 'Alerts evaluated: 0, 1 failed. Notifications delivered: 0.\n']);
    expect(stderr).toMatch(
      /^an alert could not be evaluated \([0-9a-f]{24}\): .+\nthe state of an alert is unknown until its evaluation succeeds \([0-9a-f]{24}\): .+\n$/,
    );
    const { tenant } = await authenticateTeam();
    const [alert] = (await readAll(service.alerts.list(tenant, { limit: 1, offset: 0 }))).items;
    expect(alert?.executionErrors).toMatchObject([
      { type: 'QUERY_ERROR', message: 'The telemetry engine is unavailable.' },
    ]);
  });

  it('creates the database of a tenant on the configured cluster', async () => {
    const { url, requests } = await fakeClickhouse((response) => void response.writeHead(500).end('unavailable'));
    const argv = ['--once', `--clickhouse-url=${url}`, '--clickhouse-cluster=main', `--data-dir=${directory}`];
    expect((await executeEvaluate(argv)).code).toBe(1);
    expect(requests.map(({ sql }) => sql)).toContain('CREATE DATABASE IF NOT EXISTS `default` ON CLUSTER `main`');
  });

  it.skipIf(!clickhouseUrl)('evaluates the due alerts and waits for the deliveries', async () => {
    const telemetry = await openTelemetry({ url: clickhouseUrl ?? '' });
    const row = logRow({ Body: 'evaluate-once' });
    await telemetry.engine.insert('default', 'otel_logs', [
      toStoredRow(row, clock.now),
      toStoredRow(row, clock.now + MINUTE),
    ]);
    await telemetry.close();
    const { code, stdout } = await evaluate(clickhouseUrl ?? '');
    expect([code, stdout]).toEqual([0, 'Alerts evaluated: 1. Notifications delivered: 2.\n']);
    expect(receiver.received).toHaveLength(2);
    expect((await evaluate(clickhouseUrl ?? '')).stdout).toBe('Alerts evaluated: 0. Notifications delivered: 0.\n');
  });
});
