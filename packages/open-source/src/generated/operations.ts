// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { Operation } from '@observability-api/client-core';

export const listDashboards: Operation = {
  id: 'listDashboards',
  method: 'GET',
  path: '/api/v2/dashboards',
  query: ['limit', 'offset'],
  content: 'data',
};

export const createDashboard: Operation = {
  id: 'createDashboard',
  method: 'POST',
  path: '/api/v2/dashboards',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
};

export const validateDashboard: Operation = {
  id: 'validateDashboard',
  method: 'POST',
  path: '/api/v2/dashboards/validate',
  bare: true,
};

export const getDashboard: Operation = {
  id: 'getDashboard',
  method: 'GET',
  path: '/api/v2/dashboards/{dashboardId}',
  content: 'data',
};

export const updateDashboard: Operation = {
  id: 'updateDashboard',
  method: 'PUT',
  path: '/api/v2/dashboards/{dashboardId}',
  headers: { ifMatch: 'if-match' },
  content: 'data',
};

export const deleteDashboard: Operation = {
  id: 'deleteDashboard',
  method: 'DELETE',
  path: '/api/v2/dashboards/{dashboardId}',
  headers: { ifMatch: 'if-match' },
};

export const listAlerts: Operation = {
  id: 'listAlerts',
  method: 'GET',
  path: '/api/v2/alerts',
  query: ['limit', 'offset'],
  content: 'data',
};

export const createAlert: Operation = {
  id: 'createAlert',
  method: 'POST',
  path: '/api/v2/alerts',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
};

export const getAlert: Operation = {
  id: 'getAlert',
  method: 'GET',
  path: '/api/v2/alerts/{alertId}',
  content: 'data',
};

export const updateAlert: Operation = {
  id: 'updateAlert',
  method: 'PUT',
  path: '/api/v2/alerts/{alertId}',
  headers: { ifMatch: 'if-match' },
  content: 'data',
};

export const deleteAlert: Operation = {
  id: 'deleteAlert',
  method: 'DELETE',
  path: '/api/v2/alerts/{alertId}',
  headers: { ifMatch: 'if-match' },
};

export const silenceAlert: Operation = {
  id: 'silenceAlert',
  method: 'PUT',
  path: '/api/v2/alerts/{alertId}/silence',
  content: 'data',
};

export const deleteAlertSilence: Operation = {
  id: 'deleteAlertSilence',
  method: 'DELETE',
  path: '/api/v2/alerts/{alertId}/silence',
};

export const listAlertDeliveries: Operation = {
  id: 'listAlertDeliveries',
  method: 'GET',
  path: '/api/v2/alerts/{alertId}/deliveries',
  query: ['status', 'limit', 'offset'],
  content: 'data',
};

export const retryAlertDelivery: Operation = {
  id: 'retryAlertDelivery',
  method: 'POST',
  path: '/api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry',
  content: 'data',
};

export const queryTile: Operation = {
  id: 'queryTile',
  method: 'POST',
  path: '/api/v2/charts/query',
  content: 'data',
};

export const queryChartSeries: Operation = {
  id: 'queryChartSeries',
  method: 'POST',
  path: '/api/v2/charts/series',
  content: 'data',
  numbers: ['ts_bucket', 'series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
  values: ['series_0.data', 'series_1.data', 'series_2.data', 'series_3.data', 'series_4.data'],
};

export const listSources: Operation = {
  id: 'listSources',
  method: 'GET',
  path: '/api/v2/sources',
  query: ['limit', 'offset'],
  content: 'data',
};

export const getSource: Operation = {
  id: 'getSource',
  method: 'GET',
  path: '/api/v2/sources/{sourceId}',
  content: 'data',
};

export const listWebhooks: Operation = {
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/v2/webhooks',
  query: ['limit', 'offset'],
  content: 'data',
};

export const createWebhook: Operation = {
  id: 'createWebhook',
  method: 'POST',
  path: '/api/v2/webhooks',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
};

export const getWebhook: Operation = {
  id: 'getWebhook',
  method: 'GET',
  path: '/api/v2/webhooks/{webhookId}',
  content: 'data',
};

export const updateWebhook: Operation = {
  id: 'updateWebhook',
  method: 'PUT',
  path: '/api/v2/webhooks/{webhookId}',
  headers: { ifMatch: 'if-match' },
  content: 'data',
};

export const deleteWebhook: Operation = {
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/v2/webhooks/{webhookId}',
  headers: { ifMatch: 'if-match' },
};

export const testWebhook: Operation = {
  id: 'testWebhook',
  method: 'POST',
  path: '/api/v2/webhooks/{webhookId}/test',
  content: 'data',
};
