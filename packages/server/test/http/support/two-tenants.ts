import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertFirstTenants, newCredentials } from '../../../src/accounts/first-tenants.ts';
import { createIds } from '../../../src/domain/ids.ts';
import { type ServerOptions, startServer } from '../../../src/index.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { type Api, callerWith, type DeploymentName } from './api.ts';
import { type Served, startForTest, WITH_MAIL } from './serve.ts';

/** The credentials and the clients of two tenants in each deployment. */
export interface TwoTenants {
  readonly first: Served['credentials'];
  readonly second: Served['credentials'];
  /** The id of another service of the first organization. */
  readonly otherServiceId: string;
  firstCaller(name: DeploymentName): Api;
  secondCaller(name: DeploymentName): Api;
  close(): Promise<void>;
}

/**
 * Starts a server with two tenants in each deployment. The first organization also has a second service. The API cannot create
 * tenants, so this function inserts the second tenants and that service into the store.
 */
export async function startTwoTenants(options: ServerOptions = {}): Promise<TwoTenants> {
  const dataDir = mkdtempSync(join(tmpdir(), 'two-tenants-'));
  await (await startServer({ dataDir, port: 0, logLevel: 'silent', telemetry: 'off' })).close();
  const second = newCredentials();
  const otherServiceId = randomUUID();
  const store = await openStore({ dataDir, clock: Date.now });
  await store.transaction(async (tx) => {
    const now = new Date().toISOString();
    await insertFirstTenants({ tx, now, newId: createIds(Date.now) }, second);
    const { id } = await tx
      .selectFrom('organizations')
      .select('id')
      .where('id', '!=', second.managed.organizationId)
      .executeTakeFirstOrThrow();
    const service = { id: otherServiceId, organization_id: id, name: 'Other', created_at: now };
    await tx.insertInto('services').values(service).execute();
  });
  await store.close();
  const server = await startForTest({ dataDir, ...WITH_MAIL, ...options });
  return {
    first: server.credentials,
    second,
    otherServiceId,
    firstCaller: server.caller,
    secondCaller: (name) => callerWith(name, server.url, second),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
