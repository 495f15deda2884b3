import { nearest } from '@observability-api/schemas';
import { StartError } from '../../store/start-error.ts';
import type { Window } from '../judging/windows.ts';

/** What a link of a notification leads to. */
export interface LinkTarget {
  readonly tenant: string;
  readonly dashboardId: string;
  readonly tileId: string;
}

/** Makes the links of the notifications of a tile, one for each window. */
export type LinkTo = (target: LinkTarget) => Promise<(window: Window) => string>;

/** With everything filled in it stays within what a notification may have. */
const MOST_CHARACTERS = 4096;

const PLACEHOLDERS = ['dashboardId', 'tileId', 'from', 'to'];

/** What is wrong with a template of links, as the end of a sentence; `undefined` when nothing is. */
export const faultOfTemplate = (template: string): string | undefined => {
  for (const [whole, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (PLACEHOLDERS.includes(name)) continue;
    const near = nearest(name, PLACEHOLDERS);
    return `expected ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}, received ${whole}${near ? `; did you mean {${near}}?` : ''}`;
  }
  if (template.length > MOST_CHARACTERS) return `expected at most ${MOST_CHARACTERS} characters`;
  const plain = template.replaceAll(/\{[^{}]*\}/g, 'x');
  const isUrl = /^https?:\/\//i.test(plain) && URL.canParse(plain);
  return isUrl
    ? undefined
    : 'expected an address such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}';
};

/** Throws StartError for a template that is none. */
export const requireTemplate = (template: string): void => {
  const fault = faultOfTemplate(template);
  if (fault !== undefined) throw new StartError(`"${template}" in --dashboard-url cannot be used: ${fault}.`);
};

/** Links by a template, in which `from` and `to` are epoch milliseconds. */
export const linkByTemplate =
  (template: string): LinkTo =>
  async ({ dashboardId, tileId }) =>
  ({ startMs, endMs }) => {
    const values = new Map([
      ['dashboardId', dashboardId],
      ['tileId', tileId],
      ['from', String(startMs)],
      ['to', String(endMs)],
    ]);
    return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  };
