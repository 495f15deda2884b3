import type { Store } from '../../store/store.ts';
import type { LeasedAlert } from '../lease/acquire-alerts.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import { insertNotifications, type LeasedNotification } from '../outbox/outbox.ts';
import { readPendingNotices } from '../outbox/pending-notices.ts';
import { recordNotices } from '../state/record-evaluation.ts';
import { createNotifications } from './create-notifications.ts';
import { displayedSubjects } from './displayed-subjects.ts';
import { readAlertQuery } from './read-alert-query.ts';

/** The dependencies of {@link notifyPending}. */
interface NotificationContext {
  readonly store: Pick<Store, 'db' | 'transaction'>;
  /** Returns time-ordered ids. */
  readonly newId: () => string;
  readonly linkTo: LinkTo;
}

/**
 * Creates the notifications of a leased alert from its stored notices ({@link readPendingNotices}). Stores them in several transactions, so
 * that other writes need not wait for all of them. The last transaction releases the alert. Stops if the lease expires, or if the alert is
 * changed or deleted. A later round continues, unless the alert is deleted. Returns the notifications to send.
 */
export async function notifyPending(context: NotificationContext, leased: LeasedAlert): Promise<LeasedNotification[]> {
  const { store, newId } = context;
  const { alert } = leased;
  const { name } = await readAlertQuery(store, alert.tenant_id, alert);
  const created: LeasedNotification[] = [];
  for (;;) {
    const pending = await readPendingNotices(store.db, alert);
    if (!pending) return created;
    const { notices, sourceQuery, createdMs, number } = pending;
    const subjects = notices.map(({ subject }) => subject);
    const displayOf = await displayedSubjects(context, alert, name, subjects);
    const notifications = await createNotifications(leased, notices, sourceQuery, displayOf, { shortensTexts: true });
    const isRecorded = await recordNotices(store, leased, number, (tx) =>
      insertNotifications(tx, newId, notifications, createdMs),
    );
    if (!isRecorded) return created;
    // Without the contents, which must not stay in memory.
    for (const { tenant, key, alertId, channelId, owner } of notifications) {
      created.push({ tenant, key, alertId, channelId, owner });
    }
  }
}
