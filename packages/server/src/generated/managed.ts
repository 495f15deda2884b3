// Generated from specs/managed by `npm run generate`. Do not edit.

import {
  Alert,
  AlertDelivery,
  AlertDeliveryStatus,
  AlertInput,
  AlertSilenceInput,
  ApiKey,
  ApiKeyCreated,
  ApiKeyInput,
  ApiKeyPatch,
  Dashboard,
  DashboardCandidate,
  DashboardInput,
  DashboardValidation,
  PageMeta,
  PipeSettings,
  PipeSettingsInput,
  Source,
  TileQuery,
  TileResult,
  Webhook,
  WebhookInput,
  WebhookTestResult,
  WriteMeta,
} from '@observability-api/schemas';
import { uuid } from '@observability-api/schemas/runtime';
import type { Operation } from '../http/operation.ts';
import type { JsonText } from '../domain/json-text.ts';
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
      query: Record<never, never>;
      body: TileQuery;
    } & Read,
  ): Promise<TileResult | JsonText<TileResult>>;
  /** List sources. */
  listSources(
    request: {
      params: { organizationId: string; serviceId: string };
      query: { limit: number; offset: number };
    } & Read,
  ): Promise<Page<Source>>;
  /** Get a source. */
  getSource(
    request: {
      params: { organizationId: string; serviceId: string; sourceId: string };
      query: Record<never, never>;
    } & Read,
  ): Promise<Versioned<Source>>;
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
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Dashboard.rule },
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
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Dashboard.rule },
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
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Dashboard.rule },
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
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: {}, required: [] },
    body: TileQuery,
    responseKind: 'resource',
    versioned: false,
    response: {
      type: 'object',
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: TileResult.rule },
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
      optional: [],
      properties: { status: { type: 'integer' }, requestId: { type: 'string', format: uuid }, result: Source.rule },
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
