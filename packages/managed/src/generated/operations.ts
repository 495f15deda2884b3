// Generated from specs/managed by `npm run generate`. Do not edit.

import type { Operation } from '@observability-api/client-core';

export const listDashboards: Operation = {
  id: 'listDashboards',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
  defaults: ['organizationId', 'serviceId'],
  query: ['limit', 'offset'],
  content: 'result',
};

export const createDashboard: Operation = {
  id: 'createDashboard',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
  defaults: ['organizationId', 'serviceId'],
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
};

export const validateDashboard: Operation = {
  id: 'validateDashboard',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const getDashboard: Operation = {
  id: 'getDashboard',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const updateDashboard: Operation = {
  id: 'updateDashboard',
  method: 'PUT',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
  content: 'result',
};

export const deleteDashboard: Operation = {
  id: 'deleteDashboard',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
};

export const listAlerts: Operation = {
  id: 'listAlerts',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
  defaults: ['organizationId', 'serviceId'],
  query: ['limit', 'offset'],
  content: 'result',
};

export const createAlert: Operation = {
  id: 'createAlert',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
  defaults: ['organizationId', 'serviceId'],
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
};

export const getAlert: Operation = {
  id: 'getAlert',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const updateAlert: Operation = {
  id: 'updateAlert',
  method: 'PUT',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
  content: 'result',
};

export const deleteAlert: Operation = {
  id: 'deleteAlert',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
};

export const silenceAlert: Operation = {
  id: 'silenceAlert',
  method: 'PUT',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const deleteAlertSilence: Operation = {
  id: 'deleteAlertSilence',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
  defaults: ['organizationId', 'serviceId'],
};

export const listAlertDeliveries: Operation = {
  id: 'listAlertDeliveries',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries',
  defaults: ['organizationId', 'serviceId'],
  query: ['status', 'limit', 'offset'],
  content: 'result',
};

export const retryAlertDelivery: Operation = {
  id: 'retryAlertDelivery',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const queryTile: Operation = {
  id: 'queryTile',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const listSources: Operation = {
  id: 'listSources',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
  defaults: ['organizationId', 'serviceId'],
  query: ['limit', 'offset'],
  content: 'result',
};

export const getSource: Operation = {
  id: 'getSource',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const listWebhooks: Operation = {
  id: 'listWebhooks',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
  defaults: ['organizationId', 'serviceId'],
  query: ['limit', 'offset'],
  content: 'result',
};

export const createWebhook: Operation = {
  id: 'createWebhook',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
  defaults: ['organizationId', 'serviceId'],
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
};

export const getWebhook: Operation = {
  id: 'getWebhook',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const updateWebhook: Operation = {
  id: 'updateWebhook',
  method: 'PUT',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
  content: 'result',
};

export const deleteWebhook: Operation = {
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
};

export const testWebhook: Operation = {
  id: 'testWebhook',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const listKeys: Operation = {
  id: 'listKeys',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/keys',
  defaults: ['organizationId'],
  query: ['limit', 'offset'],
  content: 'result',
};

export const createKey: Operation = {
  id: 'createKey',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/keys',
  defaults: ['organizationId'],
  content: 'result',
};

export const getKey: Operation = {
  id: 'getKey',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
  defaults: ['organizationId'],
  content: 'result',
};

export const updateKey: Operation = {
  id: 'updateKey',
  method: 'PATCH',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
  defaults: ['organizationId'],
  headers: { ifMatch: 'if-match' },
  content: 'result',
};

export const deleteKey: Operation = {
  id: 'deleteKey',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
  defaults: ['organizationId'],
  headers: { ifMatch: 'if-match' },
};

export const getPipeSettings: Operation = {
  id: 'getPipeSettings',
  method: 'GET',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
  defaults: ['organizationId', 'serviceId'],
  content: 'result',
};

export const updatePipeSettings: Operation = {
  id: 'updatePipeSettings',
  method: 'PUT',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
  defaults: ['organizationId', 'serviceId'],
  headers: { ifMatch: 'if-match' },
  content: 'result',
};
