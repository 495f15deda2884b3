export type { Io } from './io.ts';
export {
  type AlertDocument,
  type ChannelDocument,
  type ConnectionDocument,
  type DashboardDocument,
  defineAlert,
  defineConnection,
  defineDashboard,
  defineSavedSearch,
  defineSource,
  defineTest,
  defineWebhook,
  type SavedSearchDocument,
  type SourceDocument,
  type WebhookDocument,
} from './monitoring/define.ts';
export { run } from './run.ts';
export type {
  Attributes,
  ExpectedChange,
  ExpectedTile,
  ExpectedValues,
  TestDocument,
  TestTelemetry,
} from './testing/test-document.ts';
