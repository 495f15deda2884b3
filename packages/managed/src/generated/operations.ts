// Generated from specs/managed by `npm run generate`. Do not edit.

import type { Operation } from '@observability-api/client-core';

export const listDashboards: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listDashboards',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
};

export const createDashboard: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
  id: 'createDashboard',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
};

export const validateDashboard: Operation = {
  method: 'POST',
  content: 'result',
  id: 'validateDashboard',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate',
};

export const getDashboard: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getDashboard',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
};

export const updateDashboard: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateDashboard',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
};

export const deleteDashboard: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteDashboard',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
};

export const listAlerts: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listAlerts',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
};

export const createAlert: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
  id: 'createAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
};

export const previewAlert: Operation = {
  method: 'POST',
  content: 'result',
  id: 'previewAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/preview',
};

export const getAlert: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
};

export const updateAlert: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
};

export const deleteAlert: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
};

export const silenceAlert: Operation = {
  method: 'PUT',
  content: 'result',
  id: 'silenceAlert',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
};

export const deleteAlertSilence: Operation = {
  method: 'DELETE',
  id: 'deleteAlertSilence',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence',
};

export const listAlertDeliveries: Operation = {
  method: 'GET',
  query: ['status', 'limit', 'offset'],
  content: 'result',
  id: 'listAlertDeliveries',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries',
};

export const retryAlertDelivery: Operation = {
  method: 'POST',
  content: 'result',
  id: 'retryAlertDelivery',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry',
};

export const queryTile: Operation = {
  method: 'POST',
  content: 'result',
  id: 'queryTile',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
};

export const queryTilePicture: Operation = {
  method: 'POST',
  query: ['width', 'height', 'theme', 'timeZone'],
  accept: 'image/svg+xml',
  id: 'queryTilePicture',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query',
};

export const queryEvents: Operation = {
  method: 'POST',
  content: 'result',
  id: 'queryEvents',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/search',
};

export const listSavedSearches: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listSavedSearches',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
};

export const createSavedSearch: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
  id: 'createSavedSearch',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
};

export const getSavedSearch: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getSavedSearch',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
};

export const updateSavedSearch: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateSavedSearch',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
};

export const deleteSavedSearch: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteSavedSearch',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
};

export const listSources: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listSources',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
};

export const createSource: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
  id: 'createSource',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
};

export const getSource: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getSource',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
};

export const updateSource: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateSource',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
};

export const deleteSource: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteSource',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
};

export const listSourceFields: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listSourceFields',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}/fields',
};

export const listWebhooks: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listWebhooks',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
};

export const createWebhook: Operation = {
  method: 'POST',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'result',
  id: 'createWebhook',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
};

export const getWebhook: Operation = {
  method: 'GET',
  content: 'result',
  list: listWebhooks,
  id: 'getWebhook',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
};

export const updateWebhook: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateWebhook',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
};

export const deleteWebhook: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteWebhook',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
};

export const testWebhook: Operation = {
  method: 'POST',
  content: 'result',
  id: 'testWebhook',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test',
};

export const listOrganizations: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listOrganizations',
  path: '/v1/organizations',
};

export const listServices: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listServices',
  path: '/v1/organizations/{organizationId}/services',
};

export const getService: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getService',
  path: '/v1/organizations/{organizationId}/services/{serviceId}',
};

export const listKeys: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listKeys',
  path: '/v1/organizations/{organizationId}/keys',
};

export const createKey: Operation = {
  method: 'POST',
  content: 'result',
  id: 'createKey',
  path: '/v1/organizations/{organizationId}/keys',
};

export const getKey: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getKey',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
};

export const updateKey: Operation = {
  method: 'PATCH',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updateKey',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
};

export const deleteKey: Operation = {
  method: 'DELETE',
  headers: { ifMatch: 'if-match' },
  id: 'deleteKey',
  path: '/v1/organizations/{organizationId}/keys/{keyId}',
};

export const listPipes: Operation = {
  method: 'GET',
  query: ['limit', 'offset'],
  content: 'result',
  id: 'listPipes',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes',
};

export const getPipe: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getPipe',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}',
};

export const getPipeSettings: Operation = {
  method: 'GET',
  content: 'result',
  id: 'getPipeSettings',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
};

export const updatePipeSettings: Operation = {
  method: 'PUT',
  headers: { ifMatch: 'if-match' },
  content: 'result',
  id: 'updatePipeSettings',
  path: '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings',
};
