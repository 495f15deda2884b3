// Generated from specs/open-source by `npm run generate`. Do not edit.

import { chartRows } from '@observability-api/client-core';

export const team = {
  identify: { method: 'GET', bare: true, id: 'getApiIdentity', path: '/api/v2' },
  get: { method: 'GET', content: 'data', id: 'getTeam', path: '/api/v2/team' },
};

export const dashboards = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listDashboards',
    path: '/api/v2/dashboards',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createDashboard',
    path: '/api/v2/dashboards',
  },
  validate: { method: 'POST', body: true, bare: true, id: 'validateDashboard', path: '/api/v2/dashboards/validate' },
  get: { method: 'GET', ids: 1, content: 'data', id: 'getDashboard', path: '/api/v2/dashboards/{dashboardId}' },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateDashboard',
    path: '/api/v2/dashboards/{dashboardId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteDashboard',
    path: '/api/v2/dashboards/{dashboardId}',
  },
};

export const alerts = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listAlerts',
    path: '/api/v2/alerts',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createAlert',
    path: '/api/v2/alerts',
  },
  preview: { method: 'POST', body: true, content: 'data', id: 'previewAlert', path: '/api/v2/alerts/preview' },
  get: { method: 'GET', ids: 1, content: 'data', id: 'getAlert', path: '/api/v2/alerts/{alertId}' },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateAlert',
    path: '/api/v2/alerts/{alertId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteAlert',
    path: '/api/v2/alerts/{alertId}',
  },
  silence: {
    method: 'PUT',
    ids: 1,
    body: true,
    content: 'data',
    id: 'silenceAlert',
    path: '/api/v2/alerts/{alertId}/silence',
  },
  endSilence: { method: 'DELETE', ids: 1, id: 'deleteAlertSilence', path: '/api/v2/alerts/{alertId}/silence' },
  listDeliveries: {
    method: 'GET',
    list: true,
    query: ['status', 'limit', 'offset'],
    ids: 1,
    content: 'data',
    id: 'listAlertDeliveries',
    path: '/api/v2/alerts/{alertId}/deliveries',
  },
  retryDelivery: {
    method: 'POST',
    ids: 2,
    content: 'data',
    id: 'retryAlertDelivery',
    path: '/api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry',
  },
};

export const charts = {
  query: { method: 'POST', body: true, content: 'data', id: 'queryTile', path: '/api/v2/charts/query' },
  picture: {
    method: 'POST',
    query: ['width', 'height', 'theme', 'timeZone'],
    body: true,
    accept: 'image/svg+xml',
    id: 'queryTilePicture',
    path: '/api/v2/charts/query',
  },
  series: {
    method: 'POST',
    body: true,
    content: 'data',
    rows: chartRows,
    numbers: ['ts_bucket', 'series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
    values: ['series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
    id: 'queryChartSeries',
    path: '/api/v2/charts/series',
  },
};

export const search = {
  page: { method: 'POST', body: true, bare: true, id: 'queryEvents', path: '/api/v2/search' },
};

export const savedSearches = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listSavedSearches',
    path: '/api/v2/saved-searches',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createSavedSearch',
    path: '/api/v2/saved-searches',
  },
  get: { method: 'GET', ids: 1, content: 'data', id: 'getSavedSearch', path: '/api/v2/saved-searches/{savedSearchId}' },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateSavedSearch',
    path: '/api/v2/saved-searches/{savedSearchId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteSavedSearch',
    path: '/api/v2/saved-searches/{savedSearchId}',
  },
};

export const connections = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listConnections',
    path: '/api/v2/connections',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createConnection',
    path: '/api/v2/connections',
  },
  get: { method: 'GET', ids: 1, content: 'data', id: 'getConnection', path: '/api/v2/connections/{connectionId}' },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateConnection',
    path: '/api/v2/connections/{connectionId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteConnection',
    path: '/api/v2/connections/{connectionId}',
  },
};

export const sources = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listSources',
    path: '/api/v2/sources',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createSource',
    path: '/api/v2/sources',
  },
  get: { method: 'GET', ids: 1, content: 'data', id: 'getSource', path: '/api/v2/sources/{sourceId}' },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateSource',
    path: '/api/v2/sources/{sourceId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteSource',
    path: '/api/v2/sources/{sourceId}',
  },
  listFields: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    ids: 1,
    content: 'data',
    id: 'listSourceFields',
    path: '/api/v2/sources/{sourceId}/fields',
  },
};

export const webhooks = {
  list: {
    method: 'GET',
    list: true,
    query: ['limit', 'offset'],
    content: 'data',
    id: 'listWebhooks',
    path: '/api/v2/webhooks',
  },
  create: {
    method: 'POST',
    body: true,
    headers: { idempotencyKey: 'idempotency-key' },
    content: 'data',
    id: 'createWebhook',
    path: '/api/v2/webhooks',
  },
  get: {
    method: 'GET',
    ids: 1,
    content: 'data',
    fallback: {
      method: 'GET',
      list: true,
      query: ['limit', 'offset'],
      content: 'data',
      id: 'listWebhooks',
      path: '/api/v2/webhooks',
    },
    id: 'getWebhook',
    path: '/api/v2/webhooks/{webhookId}',
  },
  update: {
    method: 'PUT',
    ids: 1,
    body: true,
    headers: { ifMatch: 'if-match' },
    content: 'data',
    id: 'updateWebhook',
    path: '/api/v2/webhooks/{webhookId}',
  },
  delete: {
    method: 'DELETE',
    ids: 1,
    headers: { ifMatch: 'if-match' },
    id: 'deleteWebhook',
    path: '/api/v2/webhooks/{webhookId}',
  },
  test: { method: 'POST', ids: 1, content: 'data', id: 'testWebhook', path: '/api/v2/webhooks/{webhookId}/test' },
};
