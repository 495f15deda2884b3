// Generated from specs/managed by `npm run generate`. Do not edit.

export const dashboards = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listDashboards',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'result',
    id: 'createDashboard',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
  },
  validate: {
    method: 'POST',
    body: true,
    content: 'result',
    id: 'validateDashboard',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getDashboard',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateDashboard',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteDashboard',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  },
};

export const alerts = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listAlerts',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'result',
    id: 'createAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
  },
  preview: {
    method: 'POST',
    body: true,
    content: 'result',
    id: 'previewAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/preview',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  },
  silence: {
    method: 'PUT',
    ids: 1,
    body: true,
    content: 'result',
    id: 'silenceAlert',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
  },
  endSilence: {
    method: 'DELETE',
    ids: 1,
    id: 'deleteAlertSilence',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
  },
  listDeliveries: {
    method: 'GET',
    list: true,
    query: ['status', 'limit', 'offset'],
    ids: 1,
    content: 'result',
    id: 'listAlertDeliveries',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries',
  },
  retryDelivery: {
    method: 'POST',
    ids: 2,
    content: 'result',
    id: 'retryAlertDelivery',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry',
  },
};

export const charts = {
  query: {
    method: 'POST',
    body: true,
    content: 'result',
    id: 'queryTile',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
  },
  picture: {
    method: 'POST',
    query: ['width', 'height', 'theme', 'timeZone'],
    body: true,
    accept: 'image/svg+xml',
    id: 'queryTilePicture',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
  },
};

export const search = {
  page: {
    method: 'POST',
    body: true,
    content: 'result',
    id: 'queryEvents',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/search',
  },
};

export const savedSearches = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listSavedSearches',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'result',
    id: 'createSavedSearch',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getSavedSearch',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateSavedSearch',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteSavedSearch',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
  },
};

export const sources = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listSources',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'result',
    id: 'createSource',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getSource',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateSource',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteSource',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
  },
  listFields: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    ids: 1,
    content: 'result',
    id: 'listSourceFields',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}/fields',
  },
};

export const webhooks = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listWebhooks',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'result',
    id: 'createWebhook',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    fallback: {
      method: 'GET',
      list: true,
      query: ['limit', 'offset'],
      content: 'result',
      id: 'listWebhooks',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
    },
    id: 'getWebhook',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateWebhook',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteWebhook',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  },
  test: {
    method: 'POST',
    ids: 1,
    content: 'result',
    id: 'testWebhook',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test',
  },
};

export const organizations = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listOrganizations',
    path: '/v1/organizations',
  },
};

export const services = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listServices',
    path: '/v1/organizations/{organizationId}/services',
  },
  get: {
    method: 'GET',
    content: 'result',
    id: 'getService',
    path: '/v1/organizations/{organizationId}/services/{serviceId}',
  },
};

export const keys = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listKeys',
    path: '/v1/organizations/{organizationId}/keys',
  },
  create: {
    method: 'POST',
    body: true,
    content: 'result',
    id: 'createKey',
    path: '/v1/organizations/{organizationId}/keys',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getKey',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
  },
  update: {
    method: 'PATCH',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updateKey',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteKey',
    path: '/v1/organizations/{organizationId}/keys/{keyId}',
  },
};

export const pipes = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'result',
    id: 'listPipes',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getPipe',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}',
  },
};

export const pipeSettings = {
  get: {
    method: 'GET',
    ids: 1,
    content: 'result',
    id: 'getPipeSettings',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'result',
    id: 'updatePipeSettings',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
  },
};
