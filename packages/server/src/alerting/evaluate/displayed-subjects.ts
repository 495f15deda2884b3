import type { Selectable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { LinkTo } from '../outbox/alert-link.ts';
import type { Window } from '../schedule/windows.ts';
import { hasSameIds, type SubjectIds } from '../state/subject.ts';
import { findName, subjectIdsOf } from './read-alert-query.ts';

/** The name and the link of a tile, saved search or chart in the notifications of an alert. */
export interface DisplayedSubject {
  /** Empty if it has no name or was deleted. */
  readonly name: string;
  readonly link: (window: Window) => string;
}

/**
 * Returns a function that finds a tile, saved search or chart by its ids. It knows the one that the alert watches, whose name is `name`,
 * and the given `subjects`. For other ids it returns the one that the alert watches.
 */
export async function displayedSubjects(
  { store, linkTo }: { readonly store: Pick<Store, 'db'>; readonly linkTo: LinkTo },
  alert: Selectable<AlertsTable>,
  name: string,
  subjects: readonly SubjectIds[],
): Promise<(ids: SubjectIds) => DisplayedSubject> {
  const tenant = alert.tenant_id;
  const display = async (ids: SubjectIds, subjectName: string) => ({
    ids,
    name: subjectName,
    link: await linkTo({ ...ids, tenant, alertId: alert.id }),
  });
  const current = await display(subjectIdsOf(alert), name);
  const displayed = [current];
  for (const subject of subjects) {
    if (displayed.some(({ ids }) => hasSameIds(ids, subject))) continue;
    displayed.push(await display(subject, await findName(store, tenant, subject)));
  }
  return (subject) => displayed.find(({ ids }) => hasSameIds(ids, subject)) ?? current;
}
