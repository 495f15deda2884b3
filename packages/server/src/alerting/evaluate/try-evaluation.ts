import type { AlertTrial } from '../../domain/alert.ts';
import type { Clock } from '../../domain/timestamp.ts';
import type { Store } from '../../store/store.ts';
import { scheduleOf, windowStart } from '../schedule/windows.ts';
import { toExecutionFailure } from './execution-error.ts';
import { type AlertCharts, prepareAlertQuery } from './prepare-alert-query.ts';
import { readAlertQuery, type SubjectColumns } from './read-alert-query.ts';
import { readWindowValues } from './window-values.ts';

/** The dependencies of {@link tryEvaluation}. */
export interface TrialContext {
  readonly store: Pick<Store, 'db'>;
  readonly tenantCharts: AlertCharts;
  readonly clock: Clock;
}

/**
 * Runs the query of a new or changed alert before it is stored, for the last complete interval. Ignores the offset and the start of its
 * schedule. Returns the messages about metrics and attributes that the stored telemetry does not contain, or the message of an error of
 * the type `INVALID_ALERT`. Returns an empty result for other errors. If the tile or the saved search does not exist, returns an empty
 * result: the write of the alert checks whether they exist.
 */
export async function tryEvaluation(
  { store, tenantCharts, clock }: TrialContext,
  tenant: string,
  columns: SubjectColumns & { readonly interval: string },
): Promise<AlertTrial> {
  const query = await readAlertQuery(store, tenant, columns);
  if (!query.tile) return {};
  const { interval } = columns;
  const schedule = scheduleOf({ interval, schedule_offset_minutes: null, schedule_start_at: null });
  const endMs = windowStart(schedule, clock());
  try {
    const window = { startMs: endMs - schedule.intervalMs, endMs };
    const prepared = await prepareAlertQuery(tenantCharts, tenant, query);
    await readWindowValues(prepared, schedule, [window]);
    const unseen = await prepared.findUnseenNames();
    return unseen.length === 0 ? {} : { unseen: unseen.join(' ') };
  } catch (error) {
    const { type, message } = toExecutionFailure(error, query.noun);
    return type === 'INVALID_ALERT' ? { invalid: message } : {};
  }
}
