// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { OperationSchemas } from '@observability-api/client-core/validation';
import { Alert } from '@observability-api/schemas/alert';
import { AlertDelivery } from '@observability-api/schemas/alert-delivery';
import { AlertInput } from '@observability-api/schemas/alert-input';
import { AlertSilenceInput } from '@observability-api/schemas/alert-silence-input';
import { ChartSeriesQuery } from '@observability-api/schemas/chart-series-query';
import { ChartSeriesRow } from '@observability-api/schemas/chart-series-row';
import { Dashboard } from '@observability-api/schemas/dashboard';
import { DashboardCandidate } from '@observability-api/schemas/dashboard-candidate';
import { DashboardInput } from '@observability-api/schemas/dashboard-input';
import { DashboardValidation } from '@observability-api/schemas/dashboard-validation';
import { Source } from '@observability-api/schemas/source';
import { TileQuery } from '@observability-api/schemas/tile-query';
import { TileResult } from '@observability-api/schemas/tile-result';
import { Webhook } from '@observability-api/schemas/webhook';
import { WebhookInput } from '@observability-api/schemas/webhook-input';
import { WebhookTestResult } from '@observability-api/schemas/webhook-test-result';

/** The validators of request and response bodies, for each operation of the open-source deployment. */
export const schemas: Readonly<Record<string, OperationSchemas>> = {
  listDashboards: { response: Dashboard },
  createDashboard: { body: DashboardInput, response: Dashboard },
  validateDashboard: { body: DashboardCandidate, response: DashboardValidation },
  getDashboard: { response: Dashboard },
  updateDashboard: { body: DashboardInput, response: Dashboard },
  deleteDashboard: {},
  listAlerts: { response: Alert },
  createAlert: { body: AlertInput, response: Alert },
  getAlert: { response: Alert },
  updateAlert: { body: AlertInput, response: Alert },
  deleteAlert: {},
  silenceAlert: { body: AlertSilenceInput, response: Alert },
  deleteAlertSilence: {},
  listAlertDeliveries: { response: AlertDelivery },
  retryAlertDelivery: { response: AlertDelivery },
  queryTile: { body: TileQuery, response: TileResult },
  queryChartSeries: { body: ChartSeriesQuery, response: ChartSeriesRow },
  listSources: { response: Source },
  getSource: { response: Source },
  listWebhooks: { response: Webhook },
  createWebhook: { body: WebhookInput, response: Webhook },
  getWebhook: { response: Webhook },
  updateWebhook: { body: WebhookInput, response: Webhook },
  deleteWebhook: {},
  testWebhook: { response: WebhookTestResult },
};
