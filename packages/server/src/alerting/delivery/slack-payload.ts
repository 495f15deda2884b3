import type { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { describeGroup } from '../outbox/notification.ts';

/** What Slack takes in the text of a block. */
const MAX_SECTION_CHARACTERS = 3000;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Escapes as much of a text as fits, so that no escape is cut in half. */
function truncate(text: string, room: number): string {
  if (escaped(text).length <= room) return escaped(text);
  let fits = '';
  for (const sign of text) {
    const more = escaped(sign);
    if (fits.length + more.length + 1 > room) break;
    fits += more;
  }
  return `${fits}…`;
}

/** Line breaks would end the link, and a bar its address. */
function inLink(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦');
}

/** A notification as a message for Slack: a title that leads to the tile, and the text. */
export function slackPayload({ title, body, link, state, group }: AlertNotification): SlackNotification {
  const heading = `${state === 'OK' ? 'Resolved: ' : ''}${title}${group.length > 0 ? ` (${describeGroup(group)})` : ''}`;
  const target = escaped(link.replaceAll('|', '%7C'));
  const half = MAX_SECTION_CHARACTERS / 2;
  // An address that leaves no room for words is left out.
  const head =
    target.length < half
      ? `*<${target}|${truncate(inLink(heading), half - target.length)}>*`
      : `*${truncate(heading, half)}*`;
  const text = `${head}\n${truncate(body, MAX_SECTION_CHARACTERS - head.length - 1)}`;
  return {
    text: truncate(heading, MAX_SECTION_CHARACTERS),
    blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
  };
}
