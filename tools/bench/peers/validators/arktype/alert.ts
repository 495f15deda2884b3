import { type } from 'arktype';
import {
  alertSources,
  alertStates,
  dateTime,
  errorTypes,
  hexId,
  intervals,
  noDataEffects,
  thresholdTypes,
  tileId,
} from '../enumerations.ts';

/** `string.date.iso` also accepts a date without a time. */
const time = type('string.date.iso').and(dateTime);
const channel = type({ type: "'webhook'", webhookId: hexId });

const schema = type({
  id: hexId,
  'teamId?': 'string',
  source: type.enumerated(...alertSources),
  'dashboardId?': hexId,
  'tileId?': tileId,
  interval: type.enumerated(...intervals),
  threshold: 'number',
  thresholdType: type.enumerated(...thresholdTypes),
  'thresholdMax?': 'number',
  'channel?': channel,
  'channels?': channel.array().atLeastLength(1).atMostLength(10),
  name: 'string <= 512 | null',
  message: 'string <= 4096 | null',
  note: 'string <= 4096 | null',
  displayName: 'string <= 512 | null',
  tags: type('string <= 32').array().atMostLength(50),
  enabled: 'boolean',
  notifyEvery: type.enumerated(...intervals, null),
  noData: type.enumerated(...noDataEffects),
  numConsecutiveWindows: 'number.integer >= 1 | null',
  'scheduleOffsetMinutes?': '0 <= number.integer <= 1439 | null',
  'scheduleStartAt?': time.or('null'),
  state: type.enumerated(...alertStates),
  'silenced?': type({ by: 'string', at: time, until: time }).or('null'),
  'executionErrors?': type({ timestamp: time, type: type.enumerated(...errorTypes), message: 'string' }).array(),
  'createdAt?': time,
  'updatedAt?': time,
});

export function is(value: unknown): value is typeof schema.infer {
  return schema.allows(value);
}
export function issues(value: unknown) {
  const result = schema(value);
  return result instanceof type.errors ? [...result] : [];
}
