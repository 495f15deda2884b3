import type { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { formatRange } from '../../domain/time-zone.ts';
import { describeGroup } from '../outbox/notification.ts';

/** Slack's limit for the text of a section block. */
const MAX_SECTION_CHARACTERS = 3000;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

/** Escapes a string and truncates it to `maxLength` characters without splitting an escape sequence. */
function escapeAndTruncate(text: string, maxLength: number): string {
  if (escapeText(text).length <= maxLength) return escapeText(text);
  let truncated = '';
  for (const character of text) {
    const escaped = escapeText(character);
    if (truncated.length + escaped.length + 1 > maxLength) break;
    truncated += escaped;
  }
  return `${truncated}…`;
}

/** Replaces the characters that have a meaning inside a Slack link: line breaks end it, `|` separates URL and text. */
function toLinkText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦');
}

/** Creates a Slack message from a notification: the title as a link, the text, and the time of the window. */
export function slackPayload(
  { title, body, link, state, group, startTime, endTime }: AlertNotification,
  timeZone: string,
): SlackNotification {
  const heading = `${state === 'OK' ? 'Resolved: ' : ''}${title}${group.length > 0 ? ` (${describeGroup(group)})` : ''}`;
  const target = escapeText(link.replaceAll('|', '%7C'));
  const half = MAX_SECTION_CHARACTERS / 2;
  // A link that fills half of the section or more is omitted.
  const head =
    target.length < half
      ? `*<${target}|${escapeAndTruncate(toLinkText(heading), half - target.length)}>*`
      : `*${escapeAndTruncate(heading, half)}*`;
  const foot = `_${formatRange(startTime, endTime, timeZone)}_`;
  const text = `${head}\n${escapeAndTruncate(body, MAX_SECTION_CHARACTERS - head.length - foot.length - 2)}\n${foot}`;
  return {
    text: escapeAndTruncate(heading, MAX_SECTION_CHARACTERS),
    blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
  };
}
