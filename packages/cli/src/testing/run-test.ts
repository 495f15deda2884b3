import { dirname, join } from 'node:path';
import type { AlertPreview, TileResult } from '@observability-api/schemas';
import type { AnyClient } from '../connection/client.ts';
import { CommandError } from '../errors.ts';
import { applyPlan } from '../monitoring/apply.ts';
import { KINDS_WITH_SECRETS, placeholders, variablesIn } from '../monitoring/environment.ts';
import { isJsonObject, type Json } from '../monitoring/kinds.ts';
import { createPlan } from '../monitoring/plan/create-plan.ts';
import type { FileTest, MonitoringFiles } from '../monitoring/read-files.ts';
import { MonitoringService } from '../monitoring/service.ts';
import { describeError } from '../output/error-message.ts';
import { millisecondsOf } from '../review/duration.ts';
import { compareChanges, compareTile } from './compare.ts';
import { otlpRequests, type TestRange } from './otlp.ts';
import type { ExpectedChange, ExpectedTile, TestDocument } from './test-document.ts';

const DAY = 86_400_000;

/** Tests start this many days ago. A test lasts at most 7 days, so all its windows have ended. */
const DAYS_AGO = 8;

/** A message about an expectation that failed: a difference, a warning or an error. */
export interface Failure {
  /** The location of the expectation, in the form of the location of a `FileIssue`. */
  readonly location: string;
  readonly message: string;
}

/** The properties of a service in memory that a test uses. */
interface TestService {
  readonly client: unknown;
  readonly otlpUrl?: string;
  readonly credentials: { readonly openSource: { readonly ingestionKey: string } };
}

/** Runs one test with a new service in memory, and returns its failures. The service sends nothing to webhooks. */
export async function runTest(test: FileTest, files: MonitoringFiles, cwd: string): Promise<Failure[]> {
  const { startTestServer } = await import('@observability-api/open-source/testing');
  // Tests do not use these parts of the service.
  const server = await startTestServer({ server: { viewer: 'off', mcp: 'off', metrics: 'off' } }).catch(
    (error: Error) => {
      throw new CommandError(error.message.replaceAll('startTestServer', '`observability test`'));
    },
  );
  try {
    return await new TestRun(test, files, server, cwd).run();
  } finally {
    await server.close();
  }
}

class TestRun {
  readonly #test: FileTest;
  readonly #document: TestDocument;
  readonly #files: MonitoringFiles;
  readonly #server: TestService;
  readonly #client: AnyClient;
  readonly #cwd: string;
  readonly #range: TestRange;
  readonly #failures: Failure[] = [];

  constructor(test: FileTest, files: MonitoringFiles, server: TestService, cwd: string) {
    this.#test = test;
    this.#document = { kind: 'Test', ...test.value } as unknown as TestDocument;
    this.#files = files;
    this.#server = server;
    this.#client = server.client as AnyClient;
    this.#cwd = cwd;
    const { start = '00:00', for: length = '1h' } = this.#document;
    const [hours, minutes] = start.split(':').map(Number);
    const midnight = Math.floor(Date.now() / DAY) * DAY - DAYS_AGO * DAY;
    const from = midnight + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
    this.#range = { from, to: from + millisecondsOf(length) };
  }

  async run(): Promise<Failure[]> {
    const alerts = await this.#apply();
    for (const [index] of this.#document.telemetry.entries()) await this.#ingest(index);
    const { expect } = this.#document;
    for (const [name, changes] of Object.entries(expect.alerts ?? {})) {
      await this.#check(['expect', 'alerts', name], `alert "${name}"`, () =>
        this.#compareAlert(name, changes, alerts.get(name)),
      );
    }
    for (const [index, tile] of (expect.tiles ?? []).entries()) {
      const label = `tile "${tile.tile}" of "${tile.dashboard}"`;
      await this.#check(['expect', 'tiles', index], label, () => this.#compareTile(tile));
    }
    return this.#failures;
  }

  async #check(path: readonly (string | number)[], label: string, compare: () => Promise<string[]>): Promise<void> {
    const differences = await compare().catch((error: unknown) => [describeError(error).message]);
    for (const text of differences)
      this.#failures.push({ location: this.#test.locationOf(path), message: `${label}: ${text}` });
  }

  /**
   * Creates the resources of the files except the alerts, which the service would evaluate on current data. Returns the
   * request bodies that would create the alerts, by name.
   */
  async #apply(): Promise<ReadonlyMap<string, Json>> {
    const service = new MonitoringService(this.#client);
    const { documents } = this.#files;
    const env = placeholders(
      documents.filter(({ kind }) => KINDS_WITH_SECRETS.has(kind)).flatMap(({ value }) => variablesIn(value)),
    );
    const others = { ...this.#files, documents: documents.filter(({ kind }) => kind !== 'Alert') };
    await applyPlan(await createPlan(others, service, { env, adopt: true }), service, { env });
    const { actions } = await createPlan(this.#files, service, { env });
    return new Map(
      actions.flatMap(({ kind, name, body }) => (kind === 'Alert' && body ? [[name, body] as const] : [])),
    );
  }

  async #ingest(index: number): Promise<void> {
    const telemetry = this.#document.telemetry[index] ?? {};
    const fileOf = (name: string) => join(this.#cwd, dirname(this.#test.file), name);
    const requests = await otlpRequests(telemetry, index, this.#range, fileOf).catch((error: Error) => {
      throw new CommandError(`${this.#test.locationOf(['telemetry', index])}: ${error.message}`);
    });
    for (const { path, body } of requests) {
      const response = await fetch(`${this.#server.otlpUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: this.#server.credentials.openSource.ingestionKey,
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const { partialSuccess } = response.ok ? (JSON.parse(text) as { readonly partialSuccess?: Json }) : {};
      if (!response.ok || partialSuccess) {
        throw new CommandError(
          `${this.#test.locationOf(['telemetry', index])}: the service rejected the telemetry: ${partialSuccess ? partialSuccess['errorMessage'] : text}`,
        );
      }
    }
  }

  async #compareAlert(name: string, expected: readonly ExpectedChange[], alert: Json | undefined): Promise<string[]> {
    if (!alert) return [`there is no alert "${name}" in the files`];
    const { from, to } = this.#range;
    const preview = await this.#call<AlertPreview>('alerts', 'preview', { alert, from, to });
    const differences = compareChanges(expected, preview.alert, from);
    // Warnings about unknown names explain differences. A test without differences may omit telemetry on purpose.
    return differences.length > 0 ? [...differences, ...(preview.alert.warnings ?? [])] : [];
  }

  async #compareTile(expected: ExpectedTile): Promise<string[]> {
    const dashboards = await new MonitoringService(this.#client).list('Dashboard');
    const dashboard = dashboards.find(({ name }) => name === expected.dashboard);
    if (!dashboard) return [`there is no dashboard "${expected.dashboard}" in the files`];
    const tiles = (dashboard['tiles'] as unknown[]).filter(isJsonObject);
    const tile = tiles.find(({ name }) => name === expected.tile) ?? tiles.find(({ id }) => id === expected.tile);
    if (!tile) return [`the dashboard has no tile "${expected.tile}"`];
    const { from, to } = this.#range;
    const result = await this.#call<TileResult>('charts', 'query', {
      tile: { dashboardId: dashboard['id'], tileId: tile['id'] },
      startTime: from + millisecondsOf(expected.from ?? '0m'),
      endTime: expected.to === undefined ? to : from + millisecondsOf(expected.to),
    });
    return compareTile(expected, result);
  }

  async #call<Result>(resource: string, method: string, request: Json): Promise<Result> {
    const call = this.#client[resource]?.[method];
    if (!call) throw new Error(`The client has no method ${resource}.${method}.`);
    return (await call(request)) as Result;
  }
}
