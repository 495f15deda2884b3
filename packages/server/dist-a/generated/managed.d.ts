import { Alert, AlertInput, ApiKey, ApiKeyCreated, ApiKeyInput, ApiKeyPatch, Dashboard, DashboardInput, PipeSettings, PipeSettingsInput, Source, Webhook, WebhookInput } from '@observability-api/schemas';
import type { Operation } from '../openapi/operation.ts';
import type { Page } from '../resources/page.ts';
import type { Versioned } from '../resources/versioned.ts';
/** A handler for each operation of the managed deployment. */
export interface ManagedHandlers<Context> {
    /** List dashboards. */
    listDashboards(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Dashboard>>;
    /** Create a dashboard. */
    createDashboard(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: Record<never, never>;
        body: DashboardInput;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Get a dashboard. */
    getDashboard(request: {
        params: {
            organizationId: string;
            serviceId: string;
            dashboardId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Replace a dashboard. */
    updateDashboard(request: {
        params: {
            organizationId: string;
            serviceId: string;
            dashboardId: string;
        };
        query: Record<never, never>;
        body: DashboardInput;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Delete a dashboard. */
    deleteDashboard(request: {
        params: {
            organizationId: string;
            serviceId: string;
            dashboardId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** List alerts. */
    listAlerts(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Alert>>;
    /** Create an alert. */
    createAlert(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: Record<never, never>;
        body: AlertInput;
    } & Context): Promise<Versioned<Alert>>;
    /** Get an alert. */
    getAlert(request: {
        params: {
            organizationId: string;
            serviceId: string;
            alertId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Alert>>;
    /** Replace an alert. */
    updateAlert(request: {
        params: {
            organizationId: string;
            serviceId: string;
            alertId: string;
        };
        query: Record<never, never>;
        body: AlertInput;
    } & Context): Promise<Versioned<Alert>>;
    /** Delete an alert. */
    deleteAlert(request: {
        params: {
            organizationId: string;
            serviceId: string;
            alertId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** List sources. */
    listSources(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Source>>;
    /** Get a source. */
    getSource(request: {
        params: {
            organizationId: string;
            serviceId: string;
            sourceId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Source>>;
    /** List webhooks. */
    listWebhooks(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Webhook>>;
    /** Create a webhook. */
    createWebhook(request: {
        params: {
            organizationId: string;
            serviceId: string;
        };
        query: Record<never, never>;
        body: WebhookInput;
    } & Context): Promise<Versioned<Webhook>>;
    /** Get a webhook. */
    getWebhook(request: {
        params: {
            organizationId: string;
            serviceId: string;
            webhookId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Webhook>>;
    /** Replace a webhook. */
    updateWebhook(request: {
        params: {
            organizationId: string;
            serviceId: string;
            webhookId: string;
        };
        query: Record<never, never>;
        body: WebhookInput;
    } & Context): Promise<Versioned<Webhook>>;
    /** Delete a webhook. */
    deleteWebhook(request: {
        params: {
            organizationId: string;
            serviceId: string;
            webhookId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** List API keys. */
    listKeys(request: {
        params: {
            organizationId: string;
        };
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<ApiKey>>;
    /** Create an API key. */
    createKey(request: {
        params: {
            organizationId: string;
        };
        query: Record<never, never>;
        body: ApiKeyInput;
    } & Context): Promise<Versioned<ApiKeyCreated>>;
    /** Get an API key. */
    getKey(request: {
        params: {
            organizationId: string;
            keyId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<ApiKey>>;
    /** Change an API key. */
    updateKey(request: {
        params: {
            organizationId: string;
            keyId: string;
        };
        query: Record<never, never>;
        body: ApiKeyPatch;
    } & Context): Promise<Versioned<ApiKey>>;
    /** Delete an API key. */
    deleteKey(request: {
        params: {
            organizationId: string;
            keyId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** Get pipe settings. */
    getPipeSettings(request: {
        params: {
            organizationId: string;
            serviceId: string;
            pipeId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<PipeSettings>>;
    /** Change pipe settings. */
    updatePipeSettings(request: {
        params: {
            organizationId: string;
            serviceId: string;
            pipeId: string;
        };
        query: Record<never, never>;
        body: PipeSettingsInput;
    } & Context): Promise<Versioned<PipeSettings>>;
}
/** Every operation of the managed deployment, in the order of its spec. */
export declare const managedOperations: Readonly<Record<keyof ManagedHandlers<never>, Operation>>;
