import { AlertNotification, nearest } from '@observability-api/schemas';
import { StartupError } from '../../domain/startup-error.ts';
import type { Window } from '../schedule/windows.ts';

/** What a link of a notification leads to. */
export interface LinkTarget {
  readonly tenant: string;
  readonly dashboardId: string;
  readonly tileId: string;
}

/** Makes the links of the notifications of a tile, one for each window. */
export type LinkTo = (target: LinkTarget) => Promise<(window: Window) => string>;

const PLACEHOLDERS = ['dashboardId', 'tileId', 'from', 'to'];

function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** As long as real ones. */
const EXAMPLE = new Map([
  ...['dashboardId', 'tileId'].map((name) => [name, 'f'.repeat(24)] as const),
  ...['from', 'to'].map((name) => [name, '9'.repeat(13)] as const),
]);

/** What is wrong with a template of links, as the end of a sentence; `undefined` when nothing is. */
export function linkTemplateError(template: string): string | undefined {
  for (const [whole, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (PLACEHOLDERS.includes(name)) continue;
    const near = nearest(name, PLACEHOLDERS);
    return `expected ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}, received ${whole}${near ? `; did you mean {${near}}?` : ''}`;
  }
  const link = fillTemplate(template, EXAMPLE);
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) {
    return 'expected an address such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}';
  }
  // Receivers check what they get: an address that no notification may have would make them refuse every one.
  const issue = AlertNotification.check({ link }).find(({ path }) => path[0] === 'link');
  if (!issue) return undefined;
  return issue.code === 'maxLength'
    ? `expected at most ${issue.expected} characters when it is filled in`
    : 'expected a URI, in which signs such as ü, |, [ and % are written as %C3%BC, %7C, %5B and %25';
}

/** Throws StartError for a template that is none. */
export function requireLinkTemplate(template: string): void {
  const fault = linkTemplateError(template);
  if (fault !== undefined) throw new StartupError(`"${template}" in --dashboard-url cannot be used: ${fault}.`);
}

/** Links by a template, in which `from` and `to` are epoch milliseconds. */
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
