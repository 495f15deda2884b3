import { createBasicAuthentication } from './access/basic.ts';
import { createBearerAuthentication } from './access/bearer.ts';
import { type Credentials } from './access/credentials.ts';
import { type Tenants } from './access/tenants.ts';
import { type Usage } from './access/usage.ts';
import { type Idempotency } from './idempotency/idempotency.ts';
import { type Alerts } from './resources/alerts.ts';
import { type ChartQueries } from './resources/charts.ts';
import { type Dashboards } from './resources/dashboards.ts';
import { type Keys } from './resources/keys.ts';
import { type PipeSettingsOfServices } from './resources/pipe-settings.ts';
import { type Sources } from './resources/sources.ts';
import { type WebhookAllowList } from './resources/webhook-allow-list.ts';
import { type Webhooks } from './resources/webhooks.ts';
import type { Clock } from './store/clock.ts';
import { type Store } from './store/store.ts';
import type { EngineOptions } from './telemetry/engine-options.ts';
import { type Telemetry } from './telemetry/telemetry.ts';
/** What a service is opened with. */
export interface ServiceOptions {
    /** Where everything is kept; `:memory:` keeps nothing. */
    readonly dataDir: string;
    /** `postgres://…`: everything but `credentials.json` is kept there, and any number of processes may share it. */
    readonly databaseUrl?: string;
    /** Hosts, host:port and CIDR ranges that webhooks may name although they are not public. */
    readonly webhookAllow?: readonly string[];
    /** Where telemetry is; without it charts say that it is switched off. */
    readonly telemetry?: EngineOptions;
    readonly clock?: Clock;
}
/** The service without HTTP: the rules of the interface over a store. */
export interface Service {
    readonly dashboards: Dashboards;
    readonly alerts: Alerts;
    readonly sources: Sources;
    readonly charts: ChartQueries;
    readonly webhooks: Webhooks;
    readonly keys: Keys;
    readonly pipeSettings: PipeSettingsOfServices;
    readonly tenants: Tenants;
    readonly idempotency: Idempotency;
    readonly authenticateBearer: ReturnType<typeof createBearerAuthentication>;
    readonly authenticateBasic: ReturnType<typeof createBasicAuthentication>;
    /** Notes that a key was used now; what a refused caller does is no use of a key. */
    readonly noteUse: Usage['note'];
    readonly store: Store;
    readonly clock: Clock;
    /** Makes time-ordered ids. */
    readonly newId: () => string;
    /** Which private targets webhooks may have. */
    readonly allowList: WebhookAllowList;
    /** Absent where it is switched off. */
    readonly telemetry: Telemetry | undefined;
    /** The credentials of the first tenants; absent when their file is gone. */
    readonly credentials: Credentials | undefined;
    /** Sentences for the person who starts the service. */
    readonly notices: readonly string[];
    /**
     * Writes the origin under which clients reach the service into the credentials, and answers them; before the first
     * time their `baseUrl` is empty. Throws StartError.
     */
    announce(baseUrl: string): Credentials | undefined;
    /** Whether the store answers. */
    isReady(): Promise<boolean>;
    /** Writes what is pending and lets go of the data directory. */
    close(): Promise<void>;
}
/**
 * Opens the store, brings it up to date, makes the first tenants when there are none, and builds everything on it.
 * Throws StartError, with one sentence, for what the person who starts the service can mend.
 */
export declare const openService: (options: ServiceOptions) => Promise<Service>;
