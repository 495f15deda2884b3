const DEFAULTS = 'The default resources of this service have other names, tables and ids.';
const UNKNOWN = 'This service rejects unknown properties and parameters.';
const SERIES = 'The reference server converts `series` to a `config`. This service returns `series`.';
const OTHER_REQUESTS = 'The response depends on requests that are not part of this recording.';
const REJECTED_WEBHOOK = 'The recorded list counts a webhook that this service rejects.';
const BOUNDS = 'This service rejects an empty name of a dashboard and empty tags, which a list could not show.';
const NEVER_EVALUATED = 'This service rejects an alert that can never be evaluated.';
const METHOD = 'This service responds with 405 to an unsupported method, and lists the supported ones.';
const RATIO = 'The reference server accepts a ratio of one series. This service rejects it.';
const NO_USERS = 'This service has no users or members. A key belongs to a team.';
const MESSAGE = 'The messages of this service name the location and what to do.';
const STATUS = 'The reference server returns 500 for an invalid query. This service returns 400.';

/**
 * The recorded requests to which this service responds differently, on purpose or because the recording lacks earlier requests. The key is
 * the file and the name in `pairs/`, the value is the reason. The requests were recorded on the reference server, the product whose API
 * this service implements.
 */
export const intendedDifferences: Readonly<Record<string, string>> = {
  'connections: list connections': DEFAULTS,
  'sources: list sources': DEFAULTS,
  'sources: list sources with unknown query': UNKNOWN,
  'sources: get source metrics': DEFAULTS,
  'sources: create source, null optional text':
    'The reference server rejects null for an optional property. This service treats it as absent.',
  'webhooks: create webhook, unknown property':
    'The reference server ignores `secret`. This service rejects a secret of less than 16 characters.',
  'webhooks: list webhooks, page': REJECTED_WEBHOOK,
  'webhooks: list webhooks, offset beyond': REJECTED_WEBHOOK,
  'dashboards: create dashboard, empty name': BOUNDS,
  'dashboards: create dashboard, a repeated and an empty tag': BOUNDS,
  'dashboards: create dashboard, unknown property': UNKNOWN,
  'dashboards: series: time': SERIES,
  'dashboards: series: time stacked bar': SERIES,
  'dashboards: series: time, one, ratio': RATIO,
  'dashboards: series: time, quantile 0.95': SERIES,
  'dashboards: series: time, quantile without level': SERIES,
  'dashboards: series: time, count with field': SERIES,
  'dashboards: series: table with order, no field': SERIES,
  'dashboards: series: search': SERIES,
  'dashboards: series: markdown': SERIES,
  'dashboards: series: without whereLanguage': SERIES,
  'dashboards: config: line, unknown property': UNKNOWN,
  'dashboards: update keeps filters when absent': OTHER_REQUESTS,
  'dashboards: update keeps saved query when absent': OTHER_REQUESTS,
  'dashboards: validate nothing': MESSAGE,
  'dashboards: validate unknown source and connection': MESSAGE,
  'saved-searches: create saved search, unknown property': UNKNOWN,
  'alerts: alert on a tile: table': NEVER_EVALUATED,
  'alerts: alert on a tile: md': NEVER_EVALUATED,
  'alerts: alert on a tile: search': NEVER_EVALUATED,
  'alerts: alert on a tile: pie': NEVER_EVALUATED,
  'alerts: alert on a tile: heatmap': NEVER_EVALUATED,
  'alerts: alert, above with max': 'This service drops an upper bound that does not apply.',
  'alerts: alert, start': 'This service returns null for an offset that was not sent.',
  'alerts: alert, unknown property': UNKNOWN,
  'alerts: list alerts, page': OTHER_REQUESTS,
  'alerts: update alert, start left out is kept':
    'PUT of this service replaces the alert, so an absent start becomes null.',
  'alerts: alert of the deleted saved search is gone': OTHER_REQUESTS,
  'alerts: delete webhook that is a second channel':
    'This service does not delete a webhook that any channel of an alert uses.',
  'alerts: alert of the removed tile is gone': OTHER_REQUESTS,
  'charts: chart: increase of logs': STATUS,
  'charts: chart: ratio of one': RATIO,
  'charts: chart: unknown column': STATUS,
  'charts: chart: get': METHOD,
  'search: search: count aggregate': STATUS,
  'team: team': DEFAULTS,
  'team: members': NO_USERS,
  'team: invite': NO_USERS,
  'team: invite, bad address': NO_USERS,
  'conventions: root': NO_USERS,
  'conventions: unknown method': METHOD,
  'conventions: ready': 'The probe returns the state of this service.',
  'conventions: if-none-match with an asterisk': DEFAULTS,
};
