// Generated from specs/open-source by `npm run generate`. Do not edit.

import { chartRows, type Operation } from '@observability-api/client-core';

export const getApiIdentity: Operation = {
  method: 'GET',
  bare: true,
  id: 'getApiIdentity',
  path: '/api/v2',
};

export const getTeam: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getTeam',
  path: '/api/v2/team',
};

export const listDashboards: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listDashboards',
  path: '/api/v2/dashboards',
};

export const createDashboard: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createDashboard',
  path: '/api/v2/dashboards',
};

export const validateDashboard: Operation = {
  method: 'POST',
  bare: true,
  id: 'validateDashboard',
  path: '/api/v2/dashboards/validate',
};

export const getDashboard: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getDashboard',
  path: '/api/v2/dashboards/{dashboardId}',
};

export const updateDashboard: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateDashboard',
  path: '/api/v2/dashboards/{dashboardId}',
};

export const deleteDashboard: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteDashboard',
  path: '/api/v2/dashboards/{dashboardId}',
};

export const listAlerts: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listAlerts',
  path: '/api/v2/alerts',
};

export const createAlert: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createAlert',
  path: '/api/v2/alerts',
};

export const previewAlert: Operation = {
  method: 'POST',
  content: 'data',
  id: 'previewAlert',
  path: '/api/v2/alerts/preview',
};

export const getAlert: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getAlert',
  path: '/api/v2/alerts/{alertId}',
};

export const updateAlert: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateAlert',
  path: '/api/v2/alerts/{alertId}',
};

export const deleteAlert: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteAlert',
  path: '/api/v2/alerts/{alertId}',
};

export const silenceAlert: Operation = {
  method: 'PUT',
  content: 'data',
  id: 'silenceAlert',
  path: '/api/v2/alerts/{alertId}/silence',
};

export const deleteAlertSilence: Operation = {
  method: 'DELETE',
  id: 'deleteAlertSilence',
  path: '/api/v2/alerts/{alertId}/silence',
};

export const listAlertDeliveries: Operation = {
  method: 'GET',
  query: ['status', 'limit', 'offset'],
  content: 'data',
  id: 'listAlertDeliveries',
  path: '/api/v2/alerts/{alertId}/deliveries',
};

export const retryAlertDelivery: Operation = {
  method: 'POST',
  content: 'data',
  id: 'retryAlertDelivery',
  path: '/api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry',
};

export const queryTile: Operation = {
  method: 'POST',
  content: 'data',
  id: 'queryTile',
  path: '/api/v2/charts/query',
};

export const queryTilePicture: Operation = {
  method: 'POST',
  query: ['width', 'height', 'theme', 'timeZone'],
  accept: 'image/svg+xml',
  id: 'queryTilePicture',
  path: '/api/v2/charts/query',
};

export const queryChartSeries: Operation = {
  method: 'POST',
  content: 'data',
  rows: chartRows,
  numbers: ['ts_bucket', 'series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
  values: ['series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
  id: 'queryChartSeries',
  path: '/api/v2/charts/series',
};

export const queryEvents: Operation = {
  method: 'POST',
  bare: true,
  id: 'queryEvents',
  path: '/api/v2/search',
};

export const listSavedSearches: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listSavedSearches',
  path: '/api/v2/saved-searches',
};

export const createSavedSearch: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createSavedSearch',
  path: '/api/v2/saved-searches',
};

export const getSavedSearch: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getSavedSearch',
  path: '/api/v2/saved-searches/{savedSearchId}',
};

export const updateSavedSearch: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateSavedSearch',
  path: '/api/v2/saved-searches/{savedSearchId}',
};

export const deleteSavedSearch: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteSavedSearch',
  path: '/api/v2/saved-searches/{savedSearchId}',
};

export const listConnections: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listConnections',
  path: '/api/v2/connections',
};

export const createConnection: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createConnection',
  path: '/api/v2/connections',
};

export const getConnection: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getConnection',
  path: '/api/v2/connections/{connectionId}',
};

export const updateConnection: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateConnection',
  path: '/api/v2/connections/{connectionId}',
};

export const deleteConnection: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteConnection',
  path: '/api/v2/connections/{connectionId}',
};

export const listSources: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listSources',
  path: '/api/v2/sources',
};

export const createSource: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createSource',
  path: '/api/v2/sources',
};

export const getSource: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getSource',
  path: '/api/v2/sources/{sourceId}',
};

export const updateSource: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateSource',
  path: '/api/v2/sources/{sourceId}',
};

export const deleteSource: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteSource',
  path: '/api/v2/sources/{sourceId}',
};

export const listSourceFields: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listSourceFields',
  path: '/api/v2/sources/{sourceId}/fields',
};

export const listWebhooks: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listWebhooks',
  path: '/api/v2/webhooks',
};

export const createWebhook: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
  id: 'createWebhook',
  path: '/api/v2/webhooks',
};

export const getWebhook: Operation = {
  method: 'GET',
  content: 'data',
  list: listWebhooks,
  id: 'getWebhook',
  path: '/api/v2/webhooks/{webhookId}',
};

export const updateWebhook: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'data',
  id: 'updateWebhook',
  path: '/api/v2/webhooks/{webhookId}',
};

export const deleteWebhook: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteWebhook',
  path: '/api/v2/webhooks/{webhookId}',
};

export const testWebhook: Operation = {
  method: 'POST',
  content: 'data',
  id: 'testWebhook',
  path: '/api/v2/webhooks/{webhookId}/test',
};
