// Generated from specs/open-source by `npm run generate`. Do not edit.

import type { OperationSchemas } from '@observability-api/client-core/validation';
import { Alert } from '@observability-api/schemas/alert';
import { AlertDelivery } from '@observability-api/schemas/alert-delivery';
import { AlertInput } from '@observability-api/schemas/alert-input';
import { AlertPreview } from '@observability-api/schemas/alert-preview';
import { AlertPreviewInput } from '@observability-api/schemas/alert-preview-input';
import { AlertSilenceInput } from '@observability-api/schemas/alert-silence-input';
import { ApiIdentity } from '@observability-api/schemas/api-identity';
import { ChartSeriesQuery } from '@observability-api/schemas/chart-series-query';
import { ChartSeriesRow } from '@observability-api/schemas/chart-series-row';
import { Connection } from '@observability-api/schemas/connection';
import { ConnectionInput } from '@observability-api/schemas/connection-input';
import { Dashboard } from '@observability-api/schemas/dashboard';
import { DashboardCandidate } from '@observability-api/schemas/dashboard-candidate';
import { DashboardInput } from '@observability-api/schemas/dashboard-input';
import { DashboardValidation } from '@observability-api/schemas/dashboard-validation';
import { EventPage } from '@observability-api/schemas/event-page';
import { EventSearch } from '@observability-api/schemas/event-search';
import { SavedSearch } from '@observability-api/schemas/saved-search';
import { SavedSearchInput } from '@observability-api/schemas/saved-search-input';
import { Source } from '@observability-api/schemas/source';
import { SourceField } from '@observability-api/schemas/source-field';
import { SourceInput } from '@observability-api/schemas/source-input';
import { Team } from '@observability-api/schemas/team';
import { TileQuery } from '@observability-api/schemas/tile-query';
import { TileResult } from '@observability-api/schemas/tile-result';
import { Webhook } from '@observability-api/schemas/webhook';
import { WebhookInput } from '@observability-api/schemas/webhook-input';
import { WebhookTestResult } from '@observability-api/schemas/webhook-test-result';

/** The validators of request and response bodies, for each operation of the open-source deployment. */
export const schemas: Readonly<Record<string, OperationSchemas>> = {
  getApiIdentity: { response: ApiIdentity },
  getTeam: { response: Team },
  listDashboards: { response: Dashboard },
  createDashboard: { body: DashboardInput, response: Dashboard },
  validateDashboard: { body: DashboardCandidate, response: DashboardValidation },
  getDashboard: { response: Dashboard },
  updateDashboard: { body: DashboardInput, response: Dashboard },
  deleteDashboard: {},
  listAlerts: { response: Alert },
  createAlert: { body: AlertInput, response: Alert },
  previewAlert: { body: AlertPreviewInput, response: AlertPreview },
  getAlert: { response: Alert },
  updateAlert: { body: AlertInput, response: Alert },
  deleteAlert: {},
  silenceAlert: { body: AlertSilenceInput, response: Alert },
  deleteAlertSilence: {},
  listAlertDeliveries: { response: AlertDelivery },
  retryAlertDelivery: { response: AlertDelivery },
  queryTile: { body: TileQuery, response: TileResult },
  queryTilePicture: { body: TileQuery },
  queryChartSeries: { body: ChartSeriesQuery, response: ChartSeriesRow },
  queryEvents: { body: EventSearch, response: EventPage },
  listSavedSearches: { response: SavedSearch },
  createSavedSearch: { body: SavedSearchInput, response: SavedSearch },
  getSavedSearch: { response: SavedSearch },
  updateSavedSearch: { body: SavedSearchInput, response: SavedSearch },
  deleteSavedSearch: {},
  listConnections: { response: Connection },
  createConnection: { body: ConnectionInput, response: Connection },
  getConnection: { response: Connection },
  updateConnection: { body: ConnectionInput, response: Connection },
  deleteConnection: {},
  listSources: { response: Source },
  createSource: { body: SourceInput, response: Source },
  getSource: { response: Source },
  updateSource: { body: SourceInput, response: Source },
  deleteSource: {},
  listSourceFields: { response: SourceField },
  listWebhooks: { response: Webhook },
  createWebhook: { body: WebhookInput, response: Webhook },
  getWebhook: { response: Webhook },
  updateWebhook: { body: WebhookInput, response: Webhook },
  deleteWebhook: {},
  testWebhook: { response: WebhookTestResult },
};
