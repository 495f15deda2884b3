// Generated from specs/managed by `npm run generate`. Do not edit.

import type { OperationSchemas } from '@observability-api/client-core/validation';
import { Alert } from '@observability-api/schemas/alert';
import { AlertInput } from '@observability-api/schemas/alert-input';
import { ApiKey } from '@observability-api/schemas/api-key';
import { ApiKeyCreated } from '@observability-api/schemas/api-key-created';
import { ApiKeyInput } from '@observability-api/schemas/api-key-input';
import { ApiKeyPatch } from '@observability-api/schemas/api-key-patch';
import { Dashboard } from '@observability-api/schemas/dashboard';
import { DashboardInput } from '@observability-api/schemas/dashboard-input';
import { PipeSettings } from '@observability-api/schemas/pipe-settings';
import { PipeSettingsInput } from '@observability-api/schemas/pipe-settings-input';
import { Source } from '@observability-api/schemas/source';
import { Webhook } from '@observability-api/schemas/webhook';
import { WebhookInput } from '@observability-api/schemas/webhook-input';

/** The validators of request and response bodies, for each operation of the managed deployment. */
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
  listSources: { answer: Source },
  getSource: { answer: Source },
  listWebhooks: { answer: Webhook },
  createWebhook: { body: WebhookInput, answer: Webhook },
  getWebhook: { answer: Webhook },
  updateWebhook: { body: WebhookInput, answer: Webhook },
  deleteWebhook: {},
  listKeys: { answer: ApiKey },
  createKey: { body: ApiKeyInput, answer: ApiKeyCreated },
  getKey: { answer: ApiKey },
  updateKey: { body: ApiKeyPatch, answer: ApiKey },
  deleteKey: {},
  getPipeSettings: { answer: PipeSettings },
  updatePipeSettings: { body: PipeSettingsInput, answer: PipeSettings },
};
