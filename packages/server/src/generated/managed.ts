// Generated from specs/managed by `npm run generate`. Do not edit.

import {
  Alert,
  AlertDelivery,
  AlertDeliveryStatus,
  AlertInput,
  AlertPreview,
  AlertPreviewInput,
  AlertSilenceInput,
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  EventPage,
  EventSearch,
  Organization,
  PageMeta,
  Pipe,
  PipeSettings,
  PipeSettingsInput,
  SavedSearch,
  SavedSearchInput,
  Service,
  Source,
  SourceField,
  SourceInput,
  TileQuery,
  TileResult,
  Webhook,
  WebhookInput,
  WebhookTestResult,
  WriteMeta,
} from '@observability-api/schemas';
import { uuid } from '@observability-api/schemas/runtime';
import type { Operation } from '../http/operation.ts';
import type { JsonText, MediaBody } from '../domain/serialized.ts';
import type { Page } from '../store/read-page.ts';
import type { Versioned } from '../domain/versioned.ts';

/**
 * The handlers of all operations of the managed deployment. A handler that changes data receives `Write`, any other
 * `Read`.
 */
export interface ManagedHandlers<Read, Write> {
  /** List dashboards. */
  listDashboards(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Dashboard>>;
  /** Create a dashboard. */
  createDashboard(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: DashboardInput;
    } & Write,
  ): Promise<Versioned<Dashboard>>;
  /** Validate a dashboard. */
  validateDashboard(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: DashboardCandidate;
    } & Read,
  ): Promise<DashboardValidation | JsonText<DashboardValidation>>;
  /** Get a dashboard. */
  getDashboard(
    request: {
      params: { organizationId: string; serviceId: string; dashboardId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Dashboard>>;
  /** Replace a dashboard. */
  updateDashboard(
    request: {
      params: { organizationId: string; serviceId: string; dashboardId: string };
      query: Record<never, never>;
      body: DashboardInput;
    } & Write,
  ): Promise<Versioned<Dashboard>>;
  /** Delete a dashboard. */
  deleteDashboard(
    request: {
      params: { organizationId: string; serviceId: string; dashboardId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** List alerts. */
  listAlerts(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Alert>>;
  /** Create an alert. */
  createAlert(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: AlertInput;
    } & Write,
  ): Promise<Versioned<Alert>>;
  /** Preview an alert. */
  previewAlert(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: AlertPreviewInput;
    } & Read,
  ): Promise<AlertPreview | JsonText<AlertPreview>>;
  /** Get an alert. */
  getAlert(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Alert>>;
  /** Replace an alert. */
  updateAlert(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: Record<never, never>;
      body: AlertInput;
    } & Write,
  ): Promise<Versioned<Alert>>;
  /** Delete an alert. */
  deleteAlert(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** Silence an alert. */
  silenceAlert(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: Record<never, never>;
      body: AlertSilenceInput;
    } & Write,
  ): Promise<Versioned<Alert>>;
  /** End the silence of an alert. */
  deleteAlertSilence(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** List deliveries of an alert. */
  listAlertDeliveries(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string };
      query: { status?: AlertDeliveryStatus; limit: number; offset: number };
    } & Read,
  ): Promise<Page<AlertDelivery>>;
  /** Send a notification again. */
  retryAlertDelivery(
    request: {
      params: { organizationId: string; serviceId: string; alertId: string; deliveryId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<Versioned<AlertDelivery>>;
  /** Query a tile. */
  queryTile(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { width: number; height: number; theme: 'light' | 'dark'; timeZone: string };
      body: TileQuery;
      mediaType: 'application/json' | 'image/svg+xml' | 'image/png';
    } & Read,
  ): Promise<TileResult | JsonText<TileResult> | MediaBody>;
  /** Search events. */
  queryEvents(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: EventSearch;
    } & Read,
  ): Promise<EventPage | JsonText<EventPage>>;
  /** List saved searches. */
  listSavedSearches(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<SavedSearch>>;
  /** Create a saved search. */
  createSavedSearch(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: SavedSearchInput;
    } & Write,
  ): Promise<Versioned<SavedSearch>>;
  /** Get a saved search. */
  getSavedSearch(
    request: {
      params: { organizationId: string; serviceId: string; savedSearchId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<SavedSearch>>;
  /** Replace a saved search. */
  updateSavedSearch(
    request: {
      params: { organizationId: string; serviceId: string; savedSearchId: string };
      query: Record<never, never>;
      body: SavedSearchInput;
    } & Write,
  ): Promise<Versioned<SavedSearch>>;
  /** Delete a saved search. */
  deleteSavedSearch(
    request: {
      params: { organizationId: string; serviceId: string; savedSearchId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** List sources. */
  listSources(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Source>>;
  /** Create a source. */
  createSource(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: SourceInput;
    } & Write,
  ): Promise<Versioned<Source>>;
  /** Get a source. */
  getSource(
    request: {
      params: { organizationId: string; serviceId: string; sourceId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Source>>;
  /** Replace a source. */
  updateSource(
    request: {
      params: { organizationId: string; serviceId: string; sourceId: string };
      query: Record<never, never>;
      body: SourceInput;
    } & Write,
  ): Promise<Versioned<Source>>;
  /** Delete a source. */
  deleteSource(
    request: {
      params: { organizationId: string; serviceId: string; sourceId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** List the fields of a source. */
  listSourceFields(
    request: {
      params: { organizationId: string; serviceId: string; sourceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<SourceField>>;
  /** List webhooks. */
  listWebhooks(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Webhook>>;
  /** Create a webhook. */
  createWebhook(
    request: {
      params: { organizationId: string; serviceId: string };
      query: Record<never, never>;
      body: WebhookInput;
    } & Write,
  ): Promise<Versioned<Webhook>>;
  /** Get a webhook. */
  getWebhook(
    request: {
      params: { organizationId: string; serviceId: string; webhookId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Webhook>>;
  /** Replace a webhook. */
  updateWebhook(
    request: {
      params: { organizationId: string; serviceId: string; webhookId: string };
      query: Record<never, never>;
      body: WebhookInput;
    } & Write,
  ): Promise<Versioned<Webhook>>;
  /** Delete a webhook. */
  deleteWebhook(
    request: {
      params: { organizationId: string; serviceId: string; webhookId: string };
      query: Record<never, never>;
    } & Write,
  ): Promise<void>;
  /** Send a sample notification. */
  testWebhook(
    request: {
      params: { organizationId: string; serviceId: string; webhookId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<WebhookTestResult | JsonText<WebhookTestResult>>;
  /** List organizations. */
  listOrganizations(
    request: { params: Record<never, never>; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Organization>>;
  /** List services. */
  listServices(
    request: { params: { organizationId: string }; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<Service>>;
  /** Get a service. */
  getService(
    request: { params: { organizationId: string; serviceId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<Service>>;
  /** List API keys. */
  listKeys(
    request: { params: { organizationId: string }; query: { limit: number; offset: number } } & Read,
  ): Promise<Page<ApiKey>>;
  /** Create an API key. */
  createKey(
    request: { params: { organizationId: string }; query: Record<never, never>; body: ApiKeyInput } & Write,
  ): Promise<Versioned<ApiKeyCreated>>;
  /** Get an API key. */
  getKey(
    request: { params: { organizationId: string; keyId: string }; query: Record<never, never> } & Read,
  ): Promise<Versioned<ApiKey>>;
  /** Update an API key. */
  updateKey(
    request: {
      params: { organizationId: string; keyId: string };
      query: Record<never, never>;
      body: ApiKeyPatch;
    } & Write,
  ): Promise<Versioned<ApiKey>>;
  /** Delete an API key. */
  deleteKey(
    request: { params: { organizationId: string; keyId: string }; query: Record<never, never> } & Write,
  ): Promise<void>;
  /** List pipes. */
  listPipes(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Pipe>>;
  /** Get a pipe. */
  getPipe(
    request: {
      params: { organizationId: string; serviceId: string; pipeId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Pipe>>;
  /** Get pipe settings. */
  getPipeSettings(
    request: {
      params: { organizationId: string; serviceId: string; pipeId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<PipeSettings>>;
  /** Update pipe settings. */
  updatePipeSettings(
    request: {
      params: { organizationId: string; serviceId: string; pipeId: string };
      query: Record<never, never>;
      body: PipeSettingsInput;
    } & Write,
  ): Promise<Versioned<PipeSettings>>;
}

/** All operations of the managed deployment, in the order of its spec. */
export const managedOperations: Readonly<Record<keyof ManagedHandlers<never, never>, Operation>> = {
  listDashboards: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Dashboard.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createDashboard: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Dashboard.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  validateDashboard: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: DashboardCandidate,
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: DashboardValidation.rule,
      },
    },
  },
  getDashboard: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Dashboard.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  updateDashboard: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Dashboard.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  deleteDashboard: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        dashboardId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  listAlerts: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Alert.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createAlert: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Alert.rule },
    },
  },
  previewAlert: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/preview',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: AlertPreviewInput,
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: AlertPreview.rule,
      },
    },
  },
  getAlert: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Alert.rule },
    },
  },
  updateAlert: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Alert.rule },
    },
  },
  deleteAlert: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  silenceAlert: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: AlertSilenceInput,
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Alert.rule },
    },
  },
  deleteAlertSilence: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  listAlertDeliveries: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        alertId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: AlertDelivery.rule },
        meta: PageMeta.rule,
      },
    },
  },
  retryAlertDelivery: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
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
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: AlertDelivery.rule,
      },
    },
  },
  queryTile: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: TileResult.rule },
    },
  },
  queryEvents: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/search',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: EventSearch,
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: EventPage.rule },
    },
  },
  listSavedSearches: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: SavedSearch.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createSavedSearch: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: SavedSearch.rule,
      },
    },
  },
  getSavedSearch: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: SavedSearch.rule,
      },
    },
  },
  updateSavedSearch: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: SavedSearch.rule,
      },
    },
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        savedSearchId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  listSources: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Source.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createSource: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Source.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  getSource: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Source.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  updateSource: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Source.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  deleteSource: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  listSourceFields: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}/fields',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        sourceId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: SourceField.rule },
        meta: PageMeta.rule,
      },
    },
  },
  listWebhooks: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Webhook.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createWebhook: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Webhook.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  getWebhook: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Webhook.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  updateWebhook: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
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
    response: {
      type: 'object',
      optional: ['meta'],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: Webhook.rule,
        meta: WriteMeta.rule,
      },
    },
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  testWebhook: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test',
    writes: false,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        webhookId: {
          type: 'string',
          pattern: /^[0-9a-f]{24}$/u,
          expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: WebhookTestResult.rule,
      },
    },
  },
  listOrganizations: {
    method: 'GET',
    path: '/v1/organizations',
    writes: false,
    roles: ['admin', 'developer'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Organization.rule },
        meta: PageMeta.rule,
      },
    },
  },
  listServices: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: { organizationId: { type: 'string', format: uuid } },
      required: ['organizationId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Service.rule },
        meta: PageMeta.rule,
      },
    },
  },
  getService: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Service.rule },
    },
  },
  listKeys: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/keys',
    writes: false,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: { organizationId: { type: 'string', format: uuid } },
      required: ['organizationId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: ApiKey.rule },
        meta: PageMeta.rule,
      },
    },
  },
  createKey: {
    method: 'POST',
    path: '/v1/organizations/{organizationId}/keys',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: { organizationId: { type: 'string', format: uuid } },
      required: ['organizationId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: ApiKeyInput,
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: ApiKeyCreated.rule,
      },
    },
  },
  getKey: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
    writes: false,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        keyId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'keyId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: ApiKey.rule },
    },
  },
  updateKey: {
    method: 'PATCH',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        keyId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'keyId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: ApiKeyPatch,
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: ApiKey.rule },
    },
  },
  deleteKey: {
    method: 'DELETE',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        keyId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'keyId'],
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'empty',
    versioned: false,
    response: {
      type: 'object',
      required: ['status', 'requestId'],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid } },
    },
  },
  listPipes: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
      required: ['organizationId', 'serviceId'],
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
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: { type: 'array', maxItems: 1000, items: Pipe.rule },
        meta: PageMeta.rule,
      },
    },
  },
  getPipe: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        pipeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Pipe.rule },
    },
  },
  getPipeSettings: {
    method: 'GET',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
    writes: false,
    roles: ['admin', 'developer'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        pipeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-None-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: PipeSettings.rule,
      },
    },
  },
  updatePipeSettings: {
    method: 'PUT',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
    writes: true,
    roles: ['admin'],
    params: {
      type: 'object',
      optional: [],
      properties: {
        organizationId: { type: 'string', format: uuid },
        serviceId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
        pipeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          pattern: /^[A-Za-z0-9_-]{1,64}$/u,
          expected: 'an id of 1 to 64 letters, digits, "-" and "_"',
        },
      },
    },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: { 'If-Match': { type: 'string', minLength: 1, maxLength: 1024 } },
      required: [],
    },
    body: PipeSettingsInput,
    responseKind: 'resource',
    versioned: true,
    response: {
      type: 'object',
      optional: [],
      properties: {
        status: { type: 'integer' },
        requestId: { type: 'string', format: uuid },
        result: PipeSettings.rule,
      },
    },
  },
};
