import type { AlertPreviewVariant } from '@observability-api/schemas';
import { summaryText } from '../output/plan-text.ts';
import { alertTimeline, firingsAtNight, nightText, zoneText } from './alert-timeline.ts';
import type { ActionReview, AlertReview, Picture, Review, TileReview } from './create-review.ts';
import { durationText, timeText } from './duration.ts';
import { ACTION_VERBS, bars, highestHour, prettyJson } from './review-markdown.ts';

type Range = Pick<Review, 'from' | 'to'>;

const STYLE = `
:root { color-scheme: light dark; --text: #1c2430; --page: #f6f8fa; --card: #fff; --line: #d8dee6; --muted: #5b6573; --green: #1a7f4b; --red: #b42332; --amber: #8a6100; }
@media (prefers-color-scheme: dark) { :root { --text: #e3e7ef; --page: #0b0e14; --card: #10131a; --line: #2b3244; --muted: #a0aabc; --green: #4cc274; --red: #ff6675; --amber: #f0b03f; } .light { display: none; } }
@media not (prefers-color-scheme: dark) { .dark { display: none; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); margin: 0; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 17px; margin: 0 0 12px; } h3 { font-size: 14px; margin: 20px 0 8px; }
.muted { color: var(--muted); margin: 0 0 24px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 18px 20px; margin: 0 0 16px; }
.badge { font-size: 12px; font-weight: 600; border: 1px solid; border-radius: 99px; padding: 1px 9px; margin-right: 8px; vertical-align: 1px; }
.create { color: var(--green); } .update { color: var(--amber); } .delete { color: var(--red); }
table { border-collapse: collapse; width: 100%; font-size: 13px; } th { text-align: left; color: var(--muted); font-weight: 600; }
th, td { border-bottom: 1px solid var(--line); padding: 6px 12px 6px 0; vertical-align: top; overflow-wrap: anywhere; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; } code { font: 12px ui-monospace, monospace; }
.old { color: var(--red); } .new { color: var(--green); } .big { font-size: 17px; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } .pair p { margin: 0 0 4px; color: var(--muted); font-size: 12px; }
.pair svg { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
.timeline { max-width: 100%; height: auto; margin-top: 12px; } .legend { color: var(--muted); font-size: 12px; margin: 0; }
.note { color: var(--amber); margin: 8px 0; } details { margin-top: 12px; } summary { cursor: pointer; }
pre { background: var(--page); padding: 12px; border-radius: 6px; overflow: auto; font-size: 12px; }
@media (max-width: 720px) { .pair { grid-template-columns: 1fr; } }
`;

/** Returns a review as one HTML page with its pictures. It contains no scripts and loads nothing. */
export function reviewHtml({ set, from, to, actions, notes }: Review): string {
  const title = actions.length === 0 ? 'No changes' : summaryText(actions.map(({ action }) => action));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Monitoring review: ${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Monitoring review: ${escapeHtml(title)}</h1>
<p class="muted">Files: set ${escapeHtml(set)}. Computed on the data of ${timeText(from)} to ${timeText(to)}, UTC.</p>
${actions.map((action) => actionHtml(action, { from, to })).join('\n')}
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
</main></body>
</html>
`;
}

function actionHtml({ action, tiles, alert }: ActionReview, range: Range): string {
  const { kind, name, changes, warnings = [] } = action;
  const rows = changes.map(
    ({ path, before, after }) =>
      `<tr><td><code>${escapeHtml(path)}</code></td><td class="old">${valueHtml(before)}</td><td class="new">${valueHtml(after)}</td></tr>`,
  );
  const table = `<table><tr><th>Field</th><th>Before</th><th>After</th></tr>${rows.join('')}</table>`;
  return `<section>
<h2><span class="badge ${action.action}">${ACTION_VERBS[action.action]}</span>${escapeHtml(kind)} “${escapeHtml(name)}”</h2>
${warnings.map((warning) => `<p class="note">${escapeHtml(warning)}</p>`).join('')}
${action.action === 'update' && rows.length > 0 ? table : ''}
${alert ? alertHtml(alert, range) : ''}
${tiles.map((tile) => tileHtml(tile, range)).join('')}
</section>`;
}

function alertHtml({ before, after, notes }: AlertReview, range: Range): string {
  const parts: string[] = [];
  if (after) {
    const variants: [AlertPreviewVariant, ...AlertPreviewVariant[]] = before ? [before, after] : [after];
    parts.push(alertTable(variants));
    const timeline = alertTimeline({ after, notes, ...(before && { before }) }, range);
    if (timeline !== undefined) {
      parts.push(
        `${timeline}<p class="legend">Red: in ALERT. Shaded: nights, ${nightText(after)}. Times are UTC.${limitNote(variants)}</p>`,
      );
    }
    parts.push(...transitionsHtml(after), ...notificationsHtml(after));
  }
  return [...parts, ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`)].join('\n');
}

/** Returns the table with the previews of an alert, one per column: before and after the change, or only after it. */
function alertTable(variants: readonly [AlertPreviewVariant, ...AlertPreviewVariant[]]): string {
  const row = (label: string, read: (variant: AlertPreviewVariant) => string) =>
    `<tr><td>${label}</td>${variants.map((variant) => `<td class="number">${read(variant)}</td>`).join('')}</tr>`;
  const titles = variants.length > 1 ? ['Today', 'With this change'] : ['With this change'];
  const heads = titles.map((title) => `<th class="number">${title}</th>`);
  return `<h3>Firings</h3><table><tr><th></th>${heads.join('')}</tr>
${row('Fired', ({ firings }) => `<span class="big">${firings}</span> ${firings === 1 ? 'time' : 'times'}`)}
${row(`Of these from ${nightText(variants[0])}`, (variant) => String(firingsAtNight(variant)))}
${row('Time in ALERT', ({ alertMs }) => durationText(alertMs))}
${row('Notifications (including repeats during ALERT)', ({ notificationCount }) => String(notificationCount))}
${row(`Firings by hour of the day${zoneText(variants[0])}`, ({ hours }) => `<code>${bars(hours, highestHour(variants))}</code>`)}
${row('Windows (one evaluation per interval)', ({ windows }) => String(windows))}</table>`;
}

/** The maximum number of state changes in the table of an alert. The picture can show more. */
const MAX_TRANSITIONS = 100;

function transitionsHtml({ transitions, transitionCount }: AlertPreviewVariant): string[] {
  if (transitions.length === 0) return [];
  const rows = transitions
    .slice(0, MAX_TRANSITIONS)
    .map(
      ({ time, group, to, value }) =>
        `<tr><td>${timeText(time)}</td><td>${escapeHtml(group.join(', ')) || '–'}</td><td>${to}</td><td class="number">${value}</td></tr>`,
    );
  return [
    `<details><summary>State changes (${transitionCount})</summary>
<table><tr><th>Time, UTC</th><th>Group</th><th>State</th><th class="number">Value</th></tr>${rows.join('')}</table>${moreNote(transitionCount - rows.length, 'change')}</details>`,
  ];
}

/** The maximum number of notifications that the page shows per alert. */
const MAX_NOTIFICATIONS = 5;

function notificationsHtml({ notifications, notificationCount }: AlertPreviewVariant): string[] {
  const shown = notifications.slice(0, MAX_NOTIFICATIONS).map(({ time, state, body, error }) => {
    const text = escapeHtml(prettyJson(body ?? error ?? ''));
    return `<details><summary>Notification ${state}, ${timeText(time)}</summary><pre>${text}</pre></details>`;
  });
  return [...shown, moreNote(notificationCount - shown.length, 'notification')];
}

/** Returns a note with the number of items that are not shown, or an empty string if all are shown. */
function moreNote(hiddenCount: number, noun: string): string {
  return hiddenCount === 0 ? '' : `<p class="note">${hiddenCount} more ${noun}${hiddenCount === 1 ? '' : 's'}</p>`;
}

/** Returns a note if the picture is incomplete, because a preview lists at most 1,000 state changes. */
function limitNote(variants: readonly AlertPreviewVariant[]): string {
  const isCut = variants.some(({ transitions, transitionCount }) => transitionCount > transitions.length);
  return isCut ? ' The picture ends after the first 1,000 changes.' : '';
}

function tileHtml({ name, before, after, alerts }: TileReview, range: Range): string {
  return `<h3>Tile “${escapeHtml(name)}”</h3>
<div class="pair"><div><p>before</p>${pictureHtml(before, 'new tile')}</div><div><p>after</p>${pictureHtml(after, 'removed')}</div></div>
${alerts.map(({ name: alert, ...review }) => `<h3>Alert “${escapeHtml(alert)}” watches this tile</h3>${alertHtml(review, range)}`).join('')}`;
}

function pictureHtml(picture: Picture | undefined, absent: string): string {
  if (!picture) return `<p>${absent}</p>`;
  // The pictures of the charts package contain no scripts and no references.
  const { svg, darkSvg, error = '' } = picture;
  if (svg === undefined) return `<p class="note">${escapeHtml(error)}</p>`;
  return `<div class="light">${svg}</div><div class="dark">${darkSvg ?? svg}</div>`;
}

function valueHtml(value: unknown): string {
  if (value === undefined) return '–';
  return `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
