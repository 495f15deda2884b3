import { setImmediate } from 'node:timers/promises';
import { findChannel, isWebhookId } from '../../domain/alert-channel.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import {
  createNotification,
  groupKey,
  idempotencyKey,
  notificationKind,
  type StoredContent,
  templateContext,
} from '../outbox/notification.ts';
import type { CreatedNotification } from '../outbox/outbox.ts';
import type { StateNotice } from '../state/group-state.ts';
import type { SubjectIds } from '../state/subject.ts';
import type { DisplayedSubject } from './displayed-subjects.ts';

/**
 * Maximum number of notices per tick of the event loop. Each creates one notification per channel: at most ten, or more for a resolution
 * if the channels of the alert have changed since it fired.
 */
const NOTICES_PER_TICK = 10;

/** Maximum length of a text in a shortened notification. */
const MAX_TEXT_LENGTH = 500;

/** Maximum number of tags in a shortened notification. */
const MAX_TAGS = 10;

function shortenText(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed()}…`;
}

/** Shortens the body of a notification, and the texts and the tags of its context. */
function shorten(content: StoredContent): StoredContent {
  const { body, context } = content;
  return {
    ...content,
    body: shortenText(body),
    ...(context && {
      context: {
        ...context,
        sourceQuery: shortenText(context.sourceQuery),
        note: shortenText(context.note),
        tags: context.tags.slice(0, MAX_TAGS),
        groupBy: context.groupBy.map(shortenText),
      },
    }),
  };
}

/**
 * Creates one notification per channel for each notice, in several ticks of the event loop. E-mail channels that were removed from the
 * alert receive none. Set `shortensTexts` for thousands of notifications: with long texts, they would fill the disk.
 */
export async function createNotifications(
  { alert, owner }: Pick<LeasedAlert, 'alert' | 'owner'>,
  notices: readonly StateNotice[],
  sourceQuery: string,
  displayOf: (ids: SubjectIds) => DisplayedSubject,
  { shortensTexts = false } = {},
): Promise<CreatedNotification[]> {
  const notifications: CreatedNotification[] = [];
  for (const [index, notice] of notices.entries()) {
    if (index % NOTICES_PER_TICK === 0) await setImmediate();
    const { name, link } = displayOf(notice.subject);
    for (const channelId of notice.channelIds) {
      const channel = findChannel(alert, channelId);
      if (!channel && !isWebhookId(channelId)) continue;
      const input = { alert, name, notice, channelId, link: link(notice.window), sourceQuery };
      const content = {
        ...createNotification(input),
        context: templateContext(input),
        ...(channel?.type === 'email' && { emailRecipients: channel.emailRecipients }),
      };
      notifications.push({
        tenant: alert.tenant_id,
        key: idempotencyKey(input),
        alertId: alert.id,
        channelId,
        content: shortensTexts ? shorten(content) : content,
        groupKey: groupKey(input),
        kind: notificationKind(input),
        owner,
      });
    }
  }
  return notifications;
}
