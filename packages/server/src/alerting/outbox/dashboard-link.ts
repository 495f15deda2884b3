import { AlertNotification, nearest } from '@observability-api/schemas';
import { StartupError } from '../../domain/errors.ts';
import type { Store } from '../../store/store.ts';
import type { Window } from '../schedule/windows.ts';

/** The tile that the link of a notification leads to. */
export interface LinkTarget {
  readonly tenant: string;
  readonly dashboardId: string;
  readonly tileId: string;
}

/** Returns a function that creates the link of a notification for a window. */
export type LinkTo = (target: LinkTarget) => Promise<(window: Window) => string>;

const PLACEHOLDERS = ['dashboardId', 'tileId', 'from', 'to'];

function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** Values with the same length as real ones. */
const EXAMPLE = new Map([
  ...['dashboardId', 'tileId'].map((name) => [name, 'f'.repeat(24)] as const),
  ...['from', 'to'].map((name) => [name, '9'.repeat(13)] as const),
]);

/** Returns what a link template should have been, or undefined for a valid one. The text completes a sentence. */
export function linkTemplateError(template: string): string | undefined {
  for (const [whole, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (PLACEHOLDERS.includes(name)) continue;
    const near = nearest(name, PLACEHOLDERS);
    return `expected ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}, received ${whole}${near ? `; did you mean {${near}}?` : ''}`;
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

/** Creates links from a template. `from` and `to` are filled in as epoch milliseconds. */
export function linkByTemplate(template: string): LinkTo {
  return async ({ dashboardId, tileId }) =>
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

/** Creates links to the dashboard in the API. `origin` returns the origin of the API, for example `http://localhost:8000`. */
function linkToApi({ db }: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return async ({ tenant, dashboardId }) => {
    const service = await db
      .selectFrom('services')
      .select(['id', 'organization_id'])
      .where('id', '=', tenant)
      .executeTakeFirst();
    const path = service
      ? `/v1/organizations/${service.organization_id}/services/${service.id}/observability`
      : '/api/v2';
    return () => `${origin()}${path}/dashboards/${dashboardId}`;
  };
}

/** Creates links from the template of `--dashboard-url`, or to the API at `origin` if there is no template. */
export function createLinkTo(template: string | undefined, store: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return template === undefined ? linkToApi(store, origin) : linkByTemplate(template);
}
