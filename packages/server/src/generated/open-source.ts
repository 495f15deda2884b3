// Generated from specs/open-source by `npm run generate`. Do not edit.

import {
  Alert,
  AlertDelivery,
  AlertDeliveryStatus,
  AlertInput,
  AlertPreview,
  AlertPreviewInput,
  AlertSilenceInput,
  ApiIdentity,
  ChartSeriesQuery,
  ChartSeriesRow,
  Connection,
  ConnectionInput,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  PageMeta,
  SavedSearch,
  SavedSearchInput,
  Source,
  SourceField,
  SourceInput,
  Team,
  TileQuery,
  TileResult,
  Webhook,
  WebhookInput,
  WebhookTestResult,
  WriteMeta,
} from '@observability-api/schemas';
import { map } from '@observability-api/schemas/runtime';
import type { Operation } from '../http/operation.ts';
import type { JsonText, MediaBody } from '../domain/serialized.ts';
import type { Page } from '../store/read-page.ts';
import type { Versioned } from '../domain/versioned.ts';

/**
 * The handlers of all operations of the open-source deployment. A handler that changes data receives `Write`, any other
 * `Read`.
 */
export interface OpenSourceHandlers<Read, Write> {
  /** Get the version and the caller. */
  getApiIdentity(
    request: { params: Record<never, never>; query: Record<never, never> } & Read,
  ): Promise<ApiIdentity | JsonText<ApiIdentity>>;
  /** Get the team. */
  getTeam(request: { params: Record<never, never>; query: Record<never, never> } & Read): Promise<Versioned<Team>>;
  /** List dashboards. */
  listDashboards(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Dashboard>>;
  /** Create a dashboard. */
  createDashboard(
    request: { params: Record<never, never>; query: Record<never, never>; body: DashboardInput } & Write,
  ): Promise<Versioned<Dashboard>>;
  /** Validate a dashboard. */
  validateDashboard(
    request: { params: Record<never, never>; query: Record<never, never>; body: DashboardCandidate } & Read,
  ): Promise<DashboardValidation | JsonText<DashboardValidation>>;
  /** Get a dashboard. */
  getDashboard(
    request: { params: { dashboardId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<Dashboard>>;
  /** Replace a dashboard. */
  updateDashboard(
    request: { params: { dashboardId: string }; query: Record<never, never>; body: DashboardInput } & Write,
  ): Promise<Versioned<Dashboard>>;
  /** Delete a dashboard. */
  deleteDashboard(request: { params: { dashboardId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** List alerts. */
  listAlerts(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Alert>>;
  /** Create an alert. */
  createAlert(
    request: { params: Record<never, never>; query: Record<never, never>; body: AlertInput } & Write,
  ): Promise<Versioned<Alert>>;
  /** Preview an alert. */
  previewAlert(
    request: { params: Record<never, never>; query: Record<never, never>; body: AlertPreviewInput } & Read,
  ): Promise<AlertPreview | JsonText<AlertPreview>>;
  /** Get an alert. */
  getAlert(request: { params: { alertId: string }; query: Record<never, never> } & Read): Promise<Versioned<Alert>>;
  /** Replace an alert. */
  updateAlert(
    request: { params: { alertId: string }; query: Record<never, never>; body: AlertInput } & Write,
  ): Promise<Versioned<Alert>>;
  /** Delete an alert. */
  deleteAlert(request: { params: { alertId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** Silence an alert. */
  silenceAlert(
    request: { params: { alertId: string }; query: Record<never, never>; body: AlertSilenceInput } & Write,
  ): Promise<Versioned<Alert>>;
  /** End the silence of an alert. */
  deleteAlertSilence(request: { params: { alertId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** List deliveries of an alert. */
  listAlertDeliveries(
    request: {
      params: { alertId: string };
      query: { status?: AlertDeliveryStatus; limit: number; offset: number };
    } & Read,
  ): Promise<Page<AlertDelivery>>;
  /** Send a notification again. */
  retryAlertDelivery(
    request: { params: { alertId: string; deliveryId: string }; query: Record<never, never> } & Write,
  ): Promise<Versioned<AlertDelivery>>;
  /** Query a tile. */
  queryTile(
    request: {
      params: Record<never, never>;
      query: { width: number; height: number; theme: 'light' | 'dark'; timeZone: string };
      body: TileQuery;
      mediaType: 'application/json' | 'image/svg+xml' | 'image/png';
    } & Read,
  ): Promise<TileResult | JsonText<TileResult> | MediaBody>;
  /** Query chart series. */
  queryChartSeries(
    request: { params: Record<never, never>; query: Record<never, never>; body: ChartSeriesQuery } & Read,
  ): Promise<ChartSeriesRow[] | JsonText<ChartSeriesRow[]>>;
  /** Search events. */
  queryEvents(
    request: { params: Record<never, never>; query: Record<never, never>; body: EventSearch } & Read,
  ): Promise<EventPage | JsonText<EventPage>>;
  /** List saved searches. */
  listSavedSearches(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<SavedSearch>>;
  /** Create a saved search. */
  createSavedSearch(
    request: { params: Record<never, never>; query: Record<never, never>; body: SavedSearchInput } & Write,
  ): Promise<Versioned<SavedSearch>>;
  /** Get a saved search. */
  getSavedSearch(
    request: { params: { savedSearchId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<SavedSearch>>;
  /** Replace a saved search. */
  updateSavedSearch(
    request: { params: { savedSearchId: string }; query: Record<never, never>; body: SavedSearchInput } & Write,
  ): Promise<Versioned<SavedSearch>>;
  /** Delete a saved search. */
  deleteSavedSearch(request: { params: { savedSearchId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** List connections. */
  listConnections(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Connection>>;
  /** Create a connection. */
  createConnection(
    request: { params: Record<never, never>; query: Record<never, never>; body: ConnectionInput } & Write,
  ): Promise<Versioned<Connection>>;
  /** Get a connection. */
  getConnection(
    request: { params: { connectionId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<Connection>>;
  /** Replace a connection. */
  updateConnection(
    request: { params: { connectionId: string }; query: Record<never, never>; body: ConnectionInput } & Write,
  ): Promise<Versioned<Connection>>;
  /** Delete a connection. */
  deleteConnection(request: { params: { connectionId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** List sources. */
  listSources(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Source>>;
  /** Create a source. */
  createSource(
    request: { params: Record<never, never>; query: Record<never, never>; body: SourceInput } & Write,
  ): Promise<Versioned<Source>>;
  /** Get a source. */
  getSource(request: { params: { sourceId: string }; query: Record<never, never> } & Read): Promise<Versioned<Source>>;
  /** Replace a source. */
  updateSource(
    request: { params: { sourceId: string }; query: Record<never, never>; body: SourceInput } & Write,
  ): Promise<Versioned<Source>>;
  /** Delete a source. */
  deleteSource(request: { params: { sourceId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** List the fields of a source. */
  listSourceFields(
    request: { params: { sourceId: string }; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<SourceField>>;
  /** List webhooks. */
  listWebhooks(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Webhook>>;
  /** Create a webhook. */
  createWebhook(
    request: { params: Record<never, never>; query: Record<never, never>; body: WebhookInput } & Write,
  ): Promise<Versioned<Webhook>>;
  /** Get a webhook. */
  getWebhook(
    request: { params: { webhookId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<Webhook>>;
  /** Replace a webhook. */
  updateWebhook(
    request: { params: { webhookId: string }; query: Record<never, never>; body: WebhookInput } & Write,
  ): Promise<Versioned<Webhook>>;
  /** Delete a webhook. */
  deleteWebhook(request: { params: { webhookId: string }; query: Record<never, never> } & Write): Promise<void>;
  /** Send a sample notification. */
  testWebhook(
    request: { params: { webhookId: string }; query: Record<never, never> } & Read,
  ): Promise<WebhookTestResult | JsonText<WebhookTestResult>>;
}

/** All operations of the open-source deployment, in the order of its spec. */
export const openSourceOperations: Readonly<Record<keyof OpenSourceHandlers<never, never>, Operation>> = {
  getApiIdentity: {
    method: 'GET',
    path: '/api/v2',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'bare',
    versioned: false,
    response: ApiIdentity.rule,
  },
  getTeam: {
    method: 'GET',
    path: '/api/v2/team',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Team.rule } },
  },
  listDashboards: {
    method: 'GET',
    path: '/api/v2/dashboards',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: Dashboard.rule }, meta: PageMeta.rule },
    },
  },
  createDashboard: {
    method: 'POST',
    path: '/api/v2/dashboards',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: DashboardInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Dashboard.rule, meta: WriteMeta.rule } },
  },
  validateDashboard: {
    method: 'POST',
    path: '/api/v2/dashboards/validate',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: DashboardCandidate,
    responseKind: 'bare',
    versioned: false,
    response: DashboardValidation.rule,
  },
  getDashboard: {
    method: 'GET',
    path: '/api/v2/dashboards/{dashboardId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['dashboardId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Dashboard.rule, meta: WriteMeta.rule } },
  },
  updateDashboard: {
    method: 'PUT',
    path: '/api/v2/dashboards/{dashboardId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['dashboardId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: DashboardInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Dashboard.rule, meta: WriteMeta.rule } },
  },
  deleteDashboard: {
    method: 'DELETE',
    path: '/api/v2/dashboards/{dashboardId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['dashboardId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  listAlerts: {
    method: 'GET',
    path: '/api/v2/alerts',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: Alert.rule }, meta: PageMeta.rule },
    },
  },
  createAlert: {
    method: 'POST',
    path: '/api/v2/alerts',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: AlertInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Alert.rule } },
  },
  previewAlert: {
    method: 'POST',
    path: '/api/v2/alerts/preview',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: AlertPreviewInput,
    responseKind: 'resource',
    versioned: false,
    response: { type: 'object', required: ['data'], properties: { data: AlertPreview.rule } },
  },
  getAlert: {
    method: 'GET',
    path: '/api/v2/alerts/{alertId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Alert.rule } },
  },
  updateAlert: {
    method: 'PUT',
    path: '/api/v2/alerts/{alertId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: AlertInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Alert.rule } },
  },
  deleteAlert: {
    method: 'DELETE',
    path: '/api/v2/alerts/{alertId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  silenceAlert: {
    method: 'PUT',
    path: '/api/v2/alerts/{alertId}/silence',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: AlertSilenceInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Alert.rule } },
  },
  deleteAlertSilence: {
    method: 'DELETE',
    path: '/api/v2/alerts/{alertId}/silence',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  listAlertDeliveries: {
    method: 'GET',
    path: '/api/v2/alerts/{alertId}/deliveries',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId'],
    },
    query: {
      type: 'object',
      properties: {
        status: AlertDeliveryStatus.rule,
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: AlertDelivery.rule }, meta: PageMeta.rule },
    },
  },
  retryAlertDelivery: {
    method: 'POST',
    path: '/api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
        deliveryId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['alertId', 'deliveryId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: AlertDelivery.rule } },
  },
  queryTile: {
    method: 'POST',
    path: '/api/v2/charts/query',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        width: { type: 'integer', minimum: 80, maximum: 2000, default: 800 },
        height: { type: 'integer', minimum: 40, maximum: 2000, default: 400 },
        theme: { type: 'string', enum: ['light', 'dark'], default: 'light' },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Z][A-Za-z0-9_+/-]*$/u,
          expected: 'an IANA time zone such as Europe/Berlin',
          default: 'UTC',
        },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    body: TileQuery,
    responseKind: 'resource',
    versioned: false,
    mediaTypes: ['application/json', 'image/svg+xml', 'image/png'],
    response: { type: 'object', required: ['data'], properties: { data: TileResult.rule } },
  },
  queryChartSeries: {
    method: 'POST',
    path: '/api/v2/charts/series',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: ChartSeriesQuery,
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', maxItems: 50000, items: ChartSeriesRow.rule } },
    },
  },
  queryEvents: {
    method: 'POST',
    path: '/api/v2/search',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: EventSearch,
    responseKind: 'bare',
    versioned: false,
    response: EventPage.rule,
  },
  listSavedSearches: {
    method: 'GET',
    path: '/api/v2/saved-searches',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: SavedSearch.rule }, meta: PageMeta.rule },
    },
  },
  createSavedSearch: {
    method: 'POST',
    path: '/api/v2/saved-searches',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: SavedSearchInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: SavedSearch.rule } },
  },
  getSavedSearch: {
    method: 'GET',
    path: '/api/v2/saved-searches/{savedSearchId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['savedSearchId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: SavedSearch.rule } },
  },
  updateSavedSearch: {
    method: 'PUT',
    path: '/api/v2/saved-searches/{savedSearchId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['savedSearchId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: SavedSearchInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: SavedSearch.rule } },
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/v2/saved-searches/{savedSearchId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['savedSearchId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  listConnections: {
    method: 'GET',
    path: '/api/v2/connections',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: Connection.rule }, meta: PageMeta.rule },
    },
  },
  createConnection: {
    method: 'POST',
    path: '/api/v2/connections',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: ConnectionInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Connection.rule, meta: WriteMeta.rule } },
  },
  getConnection: {
    method: 'GET',
    path: '/api/v2/connections/{connectionId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        connectionId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['connectionId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Connection.rule, meta: WriteMeta.rule } },
  },
  updateConnection: {
    method: 'PUT',
    path: '/api/v2/connections/{connectionId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        connectionId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['connectionId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: ConnectionInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Connection.rule, meta: WriteMeta.rule } },
  },
  deleteConnection: {
    method: 'DELETE',
    path: '/api/v2/connections/{connectionId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        connectionId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['connectionId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  listSources: {
    method: 'GET',
    path: '/api/v2/sources',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: Source.rule }, meta: PageMeta.rule },
    },
  },
  createSource: {
    method: 'POST',
    path: '/api/v2/sources',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: SourceInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Source.rule, meta: WriteMeta.rule } },
  },
  getSource: {
    method: 'GET',
    path: '/api/v2/sources/{sourceId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['sourceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Source.rule, meta: WriteMeta.rule } },
  },
  updateSource: {
    method: 'PUT',
    path: '/api/v2/sources/{sourceId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['sourceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: SourceInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Source.rule, meta: WriteMeta.rule } },
  },
  deleteSource: {
    method: 'DELETE',
    path: '/api/v2/sources/{sourceId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['sourceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  listSourceFields: {
    method: 'GET',
    path: '/api/v2/sources/{sourceId}/fields',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['sourceId'],
    },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: SourceField.rule }, meta: PageMeta.rule },
    },
  },
  listWebhooks: {
    method: 'GET',
    path: '/api/v2/webhooks',
    writes: false,
    roles: ['editor', 'reader'],
    params: { type: 'object', properties: {}, required: [] },
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
        offset: { type: 'integer', minimum: 0, maximum: 2147483647, default: 0 },
      },
      required: [],
    },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'list',
    versioned: false,
    response: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', maxItems: 1000, items: Webhook.rule }, meta: PageMeta.rule },
    },
  },
  createWebhook: {
    method: 'POST',
    path: '/api/v2/webhooks',
    writes: true,
    roles: ['editor'],
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'Idempotency-Key': {
          type: 'string',
          minLength: 1,
          maxLength: 255,
          pattern: /^[ -~]+$/u,
          expected: 'printable ASCII characters',
        },
      },
      required: [],
    },
    body: WebhookInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Webhook.rule, meta: WriteMeta.rule } },
  },
  getWebhook: {
    method: 'GET',
    path: '/api/v2/webhooks/{webhookId}',
    writes: false,
    roles: ['editor', 'reader'],
    params: {
      type: 'object',
      properties: {
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['webhookId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Webhook.rule, meta: WriteMeta.rule } },
  },
  updateWebhook: {
    method: 'PUT',
    path: '/api/v2/webhooks/{webhookId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['webhookId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: WebhookInput,
    responseKind: 'resource',
    versioned: true,
    response: { type: 'object', required: ['data'], properties: { data: Webhook.rule, meta: WriteMeta.rule } },
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/v2/webhooks/{webhookId}',
    writes: true,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['webhookId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: { type: 'object', maxProperties: 0, keywords: [map] },
  },
  testWebhook: {
    method: 'POST',
    path: '/api/v2/webhooks/{webhookId}/test',
    writes: false,
    roles: ['editor'],
    params: {
      type: 'object',
      properties: {
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
      required: ['webhookId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'resource',
    versioned: false,
    response: { type: 'object', required: ['data'], properties: { data: WebhookTestResult.rule } },
  },
};
