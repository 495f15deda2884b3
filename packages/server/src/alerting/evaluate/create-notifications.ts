import { setImmediate } from 'node:timers/promises';
import { findChannel, isWebhookId } from '../../domain/alert-channel.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import {
  createNotification,
  groupKey,
  idempotencyKey,
  notificationKind,
  templateContext,
} from '../outbox/notification.ts';
import type { PendingNotification } from '../outbox/outbox.ts';
import type { StateNotice } from '../state/group-state.ts';
import type { SubjectIds } from '../state/subject.ts';
import type { DisplayedSubject } from './displayed-subjects.ts';

/** Maximum number of notices per tick of the event loop. A notice usually has up to ten notifications. */
const NOTICES_PER_TICK = 10;

/**
 * Creates one notification per channel for each notice, in several ticks: there may be thousands. E-mail channels that were removed
 * from the alert receive none.
 */
export async function createNotifications(
  { alert, owner }: Pick<LeasedAlert, 'alert' | 'owner'>,
  notices: readonly StateNotice[],
  sourceQuery: string,
  displayOf: (ids: SubjectIds) => DisplayedSubject,
): Promise<PendingNotification[]> {
  const notifications: PendingNotification[] = [];
  for (const [index, notice] of notices.entries()) {
    if (index % NOTICES_PER_TICK === 0) await setImmediate();
    const { name, link } = displayOf(notice.subject);
    for (const channelId of notice.channelIds) {
      const channel = findChannel(alert, channelId);
      if (!channel && !isWebhookId(channelId)) continue;
      const input = { alert, name, notice, channelId, link: link(notice.window), sourceQuery };
      notifications.push({
        tenant: alert.tenant_id,
        key: idempotencyKey(input),
        alertId: alert.id,
        channelId,
        content: {
          ...createNotification(input),
          context: templateContext(input),
          ...(channel?.type === 'email' && { emailRecipients: channel.emailRecipients }),
        },
        groupKey: groupKey(input),
        kind: notificationKind(input),
        owner,
      });
    }
  }
  return notifications;
}
