import { Alert, AlertInput, ChartSeriesQuery, ChartSeriesRow, Dashboard, DashboardInput, Source, Webhook, WebhookInput } from '@observability-api/schemas';
import type { Operation } from '../openapi/operation.ts';
import type { Page } from '../resources/page.ts';
import type { Versioned } from '../resources/versioned.ts';
/** A handler for each operation of the open-source deployment. */
export interface OpenSourceHandlers<Context> {
    /** List dashboards. */
    listDashboards(request: {
        params: Record<never, never>;
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Dashboard>>;
    /** Create a dashboard. */
    createDashboard(request: {
        params: Record<never, never>;
        query: Record<never, never>;
        body: DashboardInput;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Get a dashboard. */
    getDashboard(request: {
        params: {
            dashboardId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Replace a dashboard. */
    updateDashboard(request: {
        params: {
            dashboardId: string;
        };
        query: Record<never, never>;
        body: DashboardInput;
    } & Context): Promise<Versioned<Dashboard>>;
    /** Delete a dashboard. */
    deleteDashboard(request: {
        params: {
            dashboardId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** List alerts. */
    listAlerts(request: {
        params: Record<never, never>;
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Alert>>;
    /** Create an alert. */
    createAlert(request: {
        params: Record<never, never>;
        query: Record<never, never>;
        body: AlertInput;
    } & Context): Promise<Versioned<Alert>>;
    /** Get an alert. */
    getAlert(request: {
        params: {
            alertId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Alert>>;
    /** Replace an alert. */
    updateAlert(request: {
        params: {
            alertId: string;
        };
        query: Record<never, never>;
        body: AlertInput;
    } & Context): Promise<Versioned<Alert>>;
    /** Delete an alert. */
    deleteAlert(request: {
        params: {
            alertId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
    /** Query chart series. */
    queryChartSeries(request: {
        params: Record<never, never>;
        query: Record<never, never>;
        body: ChartSeriesQuery;
    } & Context): Promise<ChartSeriesRow[]>;
    /** List sources. */
    listSources(request: {
        params: Record<never, never>;
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Source>>;
    /** Get a source. */
    getSource(request: {
        params: {
            sourceId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Source>>;
    /** List webhooks. */
    listWebhooks(request: {
        params: Record<never, never>;
        query: {
            limit: number;
            offset: number;
        };
    } & Context): Promise<Page<Webhook>>;
    /** Create a webhook. */
    createWebhook(request: {
        params: Record<never, never>;
        query: Record<never, never>;
        body: WebhookInput;
    } & Context): Promise<Versioned<Webhook>>;
    /** Get a webhook. */
    getWebhook(request: {
        params: {
            webhookId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<Versioned<Webhook>>;
    /** Replace a webhook. */
    updateWebhook(request: {
        params: {
            webhookId: string;
        };
        query: Record<never, never>;
        body: WebhookInput;
    } & Context): Promise<Versioned<Webhook>>;
    /** Delete a webhook. */
    deleteWebhook(request: {
        params: {
            webhookId: string;
        };
        query: Record<never, never>;
    } & Context): Promise<void>;
}
/** Every operation of the open-source deployment, in the order of its spec. */
export declare const openSourceOperations: Readonly<Record<keyof OpenSourceHandlers<never>, Operation>>;
