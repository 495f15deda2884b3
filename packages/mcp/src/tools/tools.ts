import type { Tool } from '../tool.ts';
import { listAlerts, saveAlert } from './alerts.ts';
import { getDashboard, listDashboards, saveDashboard, validateDashboard } from './dashboards.ts';
import { searchDocs } from './docs.ts';
import { previewAlert } from './preview-alert.ts';
import { query } from './query.ts';
import { getSchema } from './schema.ts';
import { searchEvents } from './search-events.ts';
import { describeSource, listSources } from './sources.ts';
import { listWebhooks } from './webhooks.ts';

/** All tools, in the order of `tools/list`. */
export const tools: readonly Tool[] = [
  listSources,
  describeSource,
  query,
  searchEvents,
  listDashboards,
  getDashboard,
  validateDashboard,
  saveDashboard,
  listAlerts,
  saveAlert,
  previewAlert,
  listWebhooks,
  getSchema,
  searchDocs,
];
