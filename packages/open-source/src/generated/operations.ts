// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { Operation } from '@observability-api/client-core';

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

export const queryChartSeries: Operation = {
  method: 'POST',
  content: 'data',
  numbers: ['ts_bucket', 'series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
  values: ['series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
  id: 'queryChartSeries',
  path: '/api/v2/charts/series',
};

export const listSources: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'data',
  id: 'listSources',
  path: '/api/v2/sources',
};

export const getSource: Operation = {
  method: 'GET',
  content: 'data',
  id: 'getSource',
  path: '/api/v2/sources/{sourceId}',
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
