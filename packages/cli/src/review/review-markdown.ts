import type { AlertPreviewVariant } from '@observability-api/schemas';
import { kebabCase } from '../commands/names.ts';
import type { KindName } from '../monitoring/kinds.ts';
import { summaryText } from '../output/plan-text.ts';
import { firingsAtNight, nightText, zoneText } from './alert-timeline.ts';
import type { ActionReview, AlertReview, Picture, Review, TileReview } from './create-review.ts';
import { durationText, timeText } from './duration.ts';

/** Returns the path of the picture of a tile or alert relative to `review.md`. Returns undefined if there is no picture. */
export type PicturePath = (item: Picture | AlertReview) => string | undefined;

const SIGNS = { create: '➕', update: '✏️', delete: '❌' } as const;

/** The verbs of the actions in reviews. */
export const ACTION_VERBS = { create: 'Create', update: 'Change', delete: 'Delete' } as const;

/** Returns a review as Markdown for a comment on a pull request. */
export function reviewMarkdown({ set, from, to, actions, notes }: Review, pathOf: PicturePath): string {
  const range = `${timeText(from)} to ${timeText(to)}, UTC`;
  const head = [
    `## Monitoring: ${actions.length === 0 ? 'no changes' : summaryText(actions.map(({ action }) => action))}`,
    `Files: set \`${set}\`. Computed on the data of ${range}.`,
  ];
  const blocks = actions.map((review) => actionMarkdown(review, pathOf));
  const end = notes.map((note) => `- ${inline(note)}`);
  return `${[...head, ...blocks, ...(end.length > 0 ? [end.join('\n')] : [])].join('\n\n')}\n`;
}

function actionMarkdown(review: ActionReview, pathOf: PicturePath): string {
  const { action, tiles, alert } = review;
  const title = `### ${SIGNS[action.action]} ${ACTION_VERBS[action.action]} ${kindText(action.kind)} “${inline(action.name)}”`;
  const warnings = (action.warnings ?? []).map((warning) => `> [!WARNING]\n> ${inline(warning)}`);
  const parts = [title, ...warnings];
  if (action.action === 'update' && action.changes.length > 0) parts.push(changesTable(action));
  if (alert) parts.push(alertMarkdown(alert, pathOf));
  for (const tile of tiles) parts.push(tileMarkdown(tile, pathOf));
  return parts.join('\n\n');
}

/** Returns `saved search` for `SavedSearch`. */
function kindText(kind: KindName): string {
  return kebabCase(kind).replaceAll('-', ' ');
}

function changesTable({ changes }: ActionReview['action']): string {
  const rows = changes.map(
    ({ path, before, after }) => `| ${codeCell(path)} | ${valueCell(before)} | ${valueCell(after)} |`,
  );
  return ['| field | before | after |', '|---|---|---|', ...rows].join('\n');
}

function alertMarkdown(review: AlertReview, pathOf: PicturePath): string {
  const { before, after, notes } = review;
  const lines: string[] = [];
  if (after) {
    const columns = before ? [before, after] : [after];
    const row = (label: string, read: (variant: AlertPreviewVariant) => string) =>
      `| ${label} | ${columns.map(read).join(' | ')} |`;
    lines.push(
      [
        `| | ${before ? 'today | with this change' : 'with this change'} |`,
        `|---|${columns.map(() => '---:').join('|')}|`,
        row('fired', ({ firings }) => `**${firings}** ${firings === 1 ? 'time' : 'times'}`),
        row(`of these from ${nightText(after)}`, (variant) => timesText(firingsAtNight(variant))),
        row('time in ALERT', ({ alertMs }) => durationText(alertMs)),
        row('notifications (including repeats during ALERT)', ({ notificationCount }) => String(notificationCount)),
        row('windows (one evaluation per interval)', ({ windows }) => String(windows)),
        row(`firings by hour${zoneText(after)}`, ({ hours, firings }) =>
          firings === 0 ? '–' : `\`${bars(hours, highestHour(columns))}\``,
        ),
      ].join('\n'),
    );
    const path = pathOf(review);
    if (path !== undefined) lines.push(`![when the alert is in ALERT](${path})`);
    lines.push(...transitionsMarkdown(after), ...notificationMarkdown(after));
  }
  return [...lines, ...notes.map((note) => `> ${inline(note)}`)].join('\n\n');
}

const MAX_TRANSITIONS = 20;

function transitionsMarkdown({ transitions, transitionCount }: AlertPreviewVariant): string[] {
  if (transitions.length === 0) return [];
  const rows = transitions
    .slice(0, MAX_TRANSITIONS)
    .map(
      ({ time, group, to, value }) => `| ${timeText(time)} | ${inline(group.join(', ')) || '–'} | ${to} | ${value} |`,
    );
  const hiddenCount = transitionCount - rows.length;
  const table = ['| time, UTC | group | state | value |', '|---|---|---|---:|', ...rows].join('\n');
  return [
    details(
      `State changes with the new alert (${transitionCount})`,
      `${table}${hiddenCount > 0 ? `\n\n… and ${hiddenCount} more.` : ''}`,
    ),
  ];
}

function notificationMarkdown({ notifications }: AlertPreviewVariant): string[] {
  const first = notifications.find(({ state }) => state === 'ALERT') ?? notifications[0];
  if (!first) return [];
  const content = first.body === null ? inline(first.error ?? '') : codeBlock(prettyJson(first.body), 'json');
  return [details(`The first notification, ${timeText(first.time)}`, content)];
}

function tileMarkdown(tile: TileReview, pathOf: PicturePath): string {
  const pictures = SIDES.flatMap((side) => {
    const path = tile[side] && pathOf(tile[side]);
    return path === undefined ? [] : [`![${side}](${path})`];
  });
  const change = tile.before ? (tile.after ? '' : ' is removed') : ' is new';
  return [
    `**Tile “${inline(tile.name)}”**${change}`,
    ...(pictures.length > 0 ? [pictures.join(' ')] : []),
    ...SIDES.flatMap((side) => (tile[side] ? [tileText(side, tile[side])] : [])),
    ...tile.alerts.map(
      (alert) => `**Alert “${inline(alert.name)}” watches this tile.**\n\n${alertMarkdown(alert, pathOf)}`,
    ),
  ].join('\n\n');
}

const SIDES = ['before', 'after'] as const;

/** The maximum number of lines of a chart as text. */
const MAX_TEXT_LINES = 14;

/** Returns a chart as text, or its error. A comment on a pull request cannot show the picture. */
function tileText(side: string, { text = '', error }: Picture): string {
  if (error !== undefined) return `${side}: ⚠️ ${inline(error)}`;
  const lines = text.split('\n');
  const shown = lines.length > MAX_TEXT_LINES ? [...lines.slice(0, MAX_TEXT_LINES - 1), '…'] : lines;
  return `${side}:\n${codeBlock(shown.join('\n'), 'text')}`;
}

function codeBlock(text: string, language: string): string {
  return `\`\`\`${language}\n${text.replaceAll('```', '` ` `')}\n\`\`\``;
}

function timesText(count: number): string {
  return `${count} ${count === 1 ? 'time' : 'times'}`;
}

function details(summary: string, content: string): string {
  return `<details><summary>${inline(summary)}</summary>\n\n${content}\n\n</details>`;
}

/** Returns a sparkline: one character per number. `highest` is the number that the highest bar represents. */
export function bars(numbers: readonly number[], highest: number): string {
  return numbers
    .map((number) => (number === 0 ? '·' : ('▁▂▃▄▅▆▇█'[Math.min(7, Math.floor((number / highest) * 7.99))] ?? '█')))
    .join('');
}

/** Returns the maximum number of firings in an hour of the day over all variants, at least 1. Their sparklines then have the same scale. */
export function highestHour(variants: readonly AlertPreviewVariant[]): number {
  return Math.max(1, ...variants.flatMap(({ hours }) => hours));
}

/** Returns indented JSON, or the text if it is not JSON. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Maximum length of a value in a table, in characters. */
const MAX_VALUE_LENGTH = 200;

function valueCell(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return codeCell(text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text);
}

/**
 * Escapes Markdown and HTML in a text such as the name of a resource. Inserts a zero-width space after `@`: GitHub finds mentions after
 * it has decoded escapes.
 */
function inline(text: string): string {
  return onOneLine(text)
    .replaceAll(/[\\[\]*_~#|]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns text as code for a cell of a table. */
function codeCell(text: string): string {
  const line = onOneLine(text);
  // Between backticks, a pipe after a backslash cannot be escaped: it would end the cell.
  return line.includes('\\|') ? `<code>${inline(line)}</code>` : `\`${line.replaceAll('|', '\\|') || ' '}\``;
}

/** Replaces line breaks, and backticks, which would start or end code. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').replaceAll('`', "'");
}
