import type { AlertChannel, AlertInput, AlertInterval } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { outOfRangeIssue, toEpochMs } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';

const MINUTES: Readonly<Record<AlertInterval, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '6h': 360,
  '12h': 720,
  '1d': 1440,
};

/** A year that has a leap day, so that the same day of next year is never refused. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** The channels of an alert: `channels`, or the one `channel`. The schema asks for at least one of the two. */
export function channelsOf({ channel, channels }: AlertInput): AlertChannel[] {
  return channels ? [...channels] : channel ? [channel] : [];
}

/** Where in the body a channel stands. */
export function channelPath({ channels }: AlertInput, index: number): (string | number)[] {
  return channels ? ['channels', index] : ['channel'];
}

/** What a schema cannot say about an alert on its own; `now` in epoch milliseconds. */
export function alertIssues(input: AlertInput, now: number): InputIssue[] {
  return [
    ...savedSearch(input),
    ...offset(input),
    ...thresholds(input),
    ...startAt(input, now),
    ...channelIssues(input),
  ];
}

function savedSearch({ source }: AlertInput): InputIssue[] {
  return source === 'saved_search'
    ? [issue(['source'], 'enum', 'expected "tile": saved searches do not exist yet, received "saved_search"', ['tile'])]
    : [];
}

function offset({ interval, scheduleOffsetMinutes }: AlertInput): InputIssue[] {
  const minutes = MINUTES[interval];
  return typeof scheduleOffsetMinutes === 'number' && scheduleOffsetMinutes >= minutes
    ? [
        issue(
          ['scheduleOffsetMinutes'],
          'exclusiveMaximum',
          `expected less than ${minutes}, the minutes of the interval, received ${scheduleOffsetMinutes}`,
          minutes,
        ),
      ]
    : [];
}

function thresholds({ threshold, thresholdMax }: AlertInput): InputIssue[] {
  return typeof thresholdMax === 'number' && thresholdMax < threshold
    ? [
        issue(
          ['thresholdMax'],
          'minimum',
          `expected at least ${threshold}, the threshold, received ${thresholdMax}`,
          threshold,
        ),
      ]
    : [];
}

function startAt({ scheduleStartAt }: AlertInput, now: number): InputIssue[] {
  if (typeof scheduleStartAt !== 'string') return [];
  const time = toEpochMs(scheduleStartAt);
  if (time === undefined) return [outOfRangeIssue(['scheduleStartAt'])];
  return time > now + YEAR_MS ? [issue(['scheduleStartAt'], 'maximum', 'expected a time at most a year ahead')] : [];
}

function channelIssues({ channel, channels }: AlertInput): InputIssue[] {
  if (!channels) return [];
  const ids = channels.map(({ webhookId }) => webhookId);
  const first = ids[0];
  return [
    ...(channel && channel.webhookId !== first
      ? [issue(['channel'], 'condition', 'expected the first of channels, since both are given', channels[0])]
      : []),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [issue(['channels', index], 'uniqueItems', 'expected a webhook that no other channel names')]
        : [],
    ),
  ];
}
