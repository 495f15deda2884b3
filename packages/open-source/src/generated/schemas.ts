// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { OperationSchemas } from '@observability-api/client-core/validation';
import { Alert } from '@observability-api/schemas/alert';
import { AlertInput } from '@observability-api/schemas/alert-input';
import { ChartSeriesQuery } from '@observability-api/schemas/chart-series-query';
import { ChartSeriesRow } from '@observability-api/schemas/chart-series-row';
import { Dashboard } from '@observability-api/schemas/dashboard';
import { DashboardInput } from '@observability-api/schemas/dashboard-input';
import { Source } from '@observability-api/schemas/source';
import { Webhook } from '@observability-api/schemas/webhook';
import { WebhookInput } from '@observability-api/schemas/webhook-input';

/** The validators of request and response bodies, for each operation of the open-source deployment. */
export const schemas: Readonly<Record<string, OperationSchemas>> = {
  listDashboards: { answer: Dashboard },
  createDashboard: { body: DashboardInput, answer: Dashboard },
  getDashboard: { answer: Dashboard },
  updateDashboard: { body: DashboardInput, answer: Dashboard },
  deleteDashboard: {},
  listAlerts: { answer: Alert },
  createAlert: { body: AlertInput, answer: Alert },
  getAlert: { answer: Alert },
  updateAlert: { body: AlertInput, answer: Alert },
  deleteAlert: {},
  queryChartSeries: { body: ChartSeriesQuery, answer: ChartSeriesRow },
  listSources: { answer: Source },
  getSource: { answer: Source },
  listWebhooks: { answer: Webhook },
  createWebhook: { body: WebhookInput, answer: Webhook },
  getWebhook: { answer: Webhook },
  updateWebhook: { body: WebhookInput, answer: Webhook },
  deleteWebhook: {},
};
