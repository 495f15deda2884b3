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
import type { StateChange } from '../state/group-state.ts';
import type { SubjectIds } from '../state/subject.ts';
import type { DisplayedSubject } from './displayed-subjects.ts';

/** Maximum number of changes per tick of the event loop. A change has up to ten notifications. */
const CHANGES_PER_TICK = 10;

/**
 * Creates one notification per channel for each change, in several ticks: there may be thousands. E-mail channels that were removed
 * from the alert receive none.
 */
export async function createNotifications(
  { alert, owner }: Pick<LeasedAlert, 'alert' | 'owner'>,
  changes: readonly StateChange[],
  sourceQuery: string,
  displayOf: (ids: SubjectIds) => DisplayedSubject,
): Promise<PendingNotification[]> {
  const notifications: PendingNotification[] = [];
  for (const [index, change] of changes.entries()) {
    if (index % CHANGES_PER_TICK === 0) await setImmediate();
    const { name, link } = displayOf(change.subject);
    for (const channelId of change.channelIds) {
      const channel = findChannel(alert, channelId);
      if (!channel && !isWebhookId(channelId)) continue;
      const input = { alert, name, change, channelId, link: link(change.window), sourceQuery };
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
