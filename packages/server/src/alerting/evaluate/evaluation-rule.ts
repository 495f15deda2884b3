import type { AlertChannel, AlertInterval, AlertNoData } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { channelId } from '../../domain/alert-channel.ts';
import type { AlertsTable } from '../../store/tables.ts';
import { granularities } from '../../telemetry/query/granularity.ts';
import { toThreshold } from '../outbox/notification.ts';
import type { EvaluationRule } from '../state/group-state.ts';
import type { Subject } from '../state/subject.ts';

/** Returns the ids of the channels of an alert. See {@link channelId}. */
export function channelIdsOf({ channels }: Selectable<AlertsTable>): string[] {
  return (JSON.parse(channels) as AlertChannel[]).map(channelId);
}

/** Returns the settings of an alert that determine the states of its groups and the notices. */
export function ruleOf(
  alert: Selectable<AlertsTable>,
  subject: Subject,
  { isSilenced }: Pick<EvaluationRule, 'isSilenced'>,
): EvaluationRule {
  return {
    threshold: toThreshold(alert),
    consecutive: alert.num_consecutive_windows ?? 1,
    subject,
    notifyEveryMs: alert.notify_every === null ? null : granularities[alert.notify_every as AlertInterval],
    noData: alert.no_data as AlertNoData,
    channelIds: channelIdsOf(alert),
    isSilenced,
  };
}
