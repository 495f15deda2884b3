import { AlertNotification, nearest } from '@observability-api/schemas';
import { StartupError } from '../../domain/errors.ts';
import type { Store } from '../../store/store.ts';
import type { Window } from '../schedule/windows.ts';
import type { SubjectIds } from '../state/subject.ts';

/** The alert of a notification, with the ids of the tile or saved search that it watches. These ids and the alert determine the link. */
export interface LinkTarget extends SubjectIds {
  readonly tenant: string;
  readonly alertId: string;
}

/** Returns a function that creates the link of a notification for a window. */
export type LinkTo = (target: LinkTarget) => Promise<(window: Window) => string>;

const PLACEHOLDERS = ['dashboardId', 'tileId', 'from', 'to'];

function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** Values of the placeholders, with the maximum length of real values. A client can choose tile ids of up to 36 characters. */
const EXAMPLE = new Map([
  ['dashboardId', 'f'.repeat(24)],
  ['tileId', 'f'.repeat(36)],
  ['from', '9'.repeat(13)],
  ['to', '9'.repeat(13)],
]);

/** Describes the expected form of a link template, or returns undefined if it is valid. The description completes a sentence. */
export function linkTemplateError(template: string): string | undefined {
  for (const [placeholder, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (PLACEHOLDERS.includes(name)) continue;
    const suggestion = nearest(name, PLACEHOLDERS);
    return `expected one of ${PLACEHOLDERS.map((known) => `{${known}}`).join(', ')}, received ${placeholder}${suggestion ? ` instead of {${suggestion}}` : ''}`;
  }
  const link = fillTemplate(template, EXAMPLE);
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) {
    return 'expected an http or https URL such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}';
  }
  // Receivers validate notifications. A link that is not a valid URI would make them reject every notification.
  const issue = AlertNotification.check({ link }).find(({ path }) => path[0] === 'link');
  if (!issue) return undefined;
  return issue.code === 'maxLength'
    ? `expected a link of at most ${issue.expected} characters after the placeholders are filled in`
    : 'expected a URI, in which characters such as ü, |, [ and % are percent-encoded as %C3%BC, %7C, %5B and %25';
}

/** Throws StartupError if a link template is invalid. */
export function requireLinkTemplate(template: string): void {
  const error = linkTemplateError(template);
  if (error !== undefined) throw new StartupError(`"${template}" in --dashboard-url is invalid: ${error}.`);
}

/** Creates links to tiles from a template. `from` and `to` are filled in as epoch milliseconds. */
export function linkByTemplate(template: string): LinkTo {
  return async ({ dashboardId = '', tileId = '' }) =>
    ({ startMs, endMs }) => {
      const values = new Map([
        ['dashboardId', dashboardId],
        ['tileId', tileId],
        ['from', String(startMs)],
        ['to', String(endMs)],
      ]);
      return fillTemplate(template, values);
    };
}

/** Returns the service of a managed tenant, or undefined for a team. */
async function serviceOf({ db }: Pick<Store, 'db'>, tenant: string) {
  return db.selectFrom('services').select(['id', 'organization_id']).where('id', '=', tenant).executeTakeFirst();
}

/** Returns the page of the viewer for a tile, a saved search or an alert, with its query parameters. */
function viewerPage({ alertId, dashboardId, tileId, savedSearchId }: LinkTarget): [path: string, query: object] {
  if (dashboardId !== undefined) return [`dashboards/${dashboardId}`, { tile: tileId }];
  return savedSearchId === undefined ? [`alerts/${alertId}`, {}] : ['explore', { search: savedSearchId }];
}

/** Creates links to the viewer, with the window as the range. */
function linkToViewer(store: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return async (target) => {
    const service = await serviceOf(store, target.tenant);
    const ids = service && { organizationId: service.organization_id, serviceId: service.id };
    const [path, parameters] = viewerPage(target);
    return ({ startMs, endMs }) => {
      const query = new URLSearchParams({ from: String(startMs), to: String(endMs), ...parameters, ...ids });
      return `${origin()}/view/${path}?${query}`;
    };
  };
}

/** Creates links to the dashboard, the saved search or the alert in the API. */
function linkToApi(store: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return async ({ tenant, alertId, dashboardId, savedSearchId }) => {
    const service = await serviceOf(store, tenant);
    const path = service
      ? `/v1/organizations/${service.organization_id}/services/${service.id}/observability`
      : '/api/v2';
    const other = savedSearchId === undefined ? `alerts/${alertId}` : `saved-searches/${savedSearchId}`;
    return () => `${origin()}${path}/${dashboardId === undefined ? other : `dashboards/${dashboardId}`}`;
  };
}

/** The options that determine the links in notifications. */
export interface LinkOptions {
  /** The template of `--dashboard-url`. */
  readonly template: string | undefined;
  /** Returns the origin of the service, for example `http://localhost:8000`. */
  readonly origin: () => string;
  readonly hasViewer: boolean;
}

/**
 * Creates the links of notifications. Alerts on tiles use the template, if there is one. All other links lead to the viewer,
 * or to the API if there is no viewer.
 */
export function createLinkTo({ template, origin, hasViewer }: LinkOptions, store: Pick<Store, 'db'>): LinkTo {
  const defaultLink = hasViewer ? linkToViewer(store, origin) : linkToApi(store, origin);
  if (template === undefined) return defaultLink;
  const byTemplate = linkByTemplate(template);
  return (target) => (target.dashboardId === undefined ? defaultLink(target) : byTemplate(target));
}
