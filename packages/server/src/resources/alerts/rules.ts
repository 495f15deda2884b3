import type { AlertChannel, AlertInput, AlertInterval, AlertSilenceInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { outOfRangeIssue, toEpochMs } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';

const MINUTES: Readonly<Record<AlertInterval, number>> = {
  '30s': 0.5,
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '6h': 360,
  '12h': 720,
  '1d': 1440,
};

/** A leap year, so that the same day of the next year is always accepted. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const MAX_SILENCE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the issues of the end of a silence. */
export function silenceIssues({ until }: AlertSilenceInput, nowMs: number): InputIssue[] {
  const time = toEpochMs(until);
  if (time === undefined) return [outOfRangeIssue(['until'])];
  const now = new Date(nowMs).toISOString();
  if (time <= nowMs)
    return [issue(['until'], 'minimum', `expected a time in the future (now: ${now}), received ${until}`)];
  return time > nowMs + MAX_SILENCE_MS
    ? [issue(['until'], 'maximum', `expected a time at most 30 days ahead (now: ${now}), received ${until}`)]
    : [];
}

/** Returns `channels`, or a list with `channel`. The schema requires at least one of the two. */
export function channelsOf({ channel, channels }: AlertInput): AlertChannel[] {
  return channels ? [...channels] : channel ? [channel] : [];
}

/** Returns the path of a channel in the request body. */
export function channelPath({ channels }: AlertInput, index: number): (string | number)[] {
  return channels ? ['channels', index] : ['channel'];
}

/** Returns the issues of an alert that its schema cannot express, except references to other resources. */
export function alertIssues(input: AlertInput, nowMs: number): InputIssue[] {
  return [
    ...sourceIssues(input),
    ...offsetIssues(input),
    ...thresholdIssues(input),
    ...startAtIssues(input, nowMs),
    ...channelIssues(input),
  ];
}

function sourceIssues({ source }: AlertInput): InputIssue[] {
  return source === 'saved_search'
    ? [
        issue(['source'], 'enum', 'expected "tile", received "saved_search": saved searches are not supported yet', [
          'tile',
        ]),
      ]
    : [];
}

function offsetIssues({ interval, scheduleOffsetMinutes }: AlertInput): InputIssue[] {
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

function thresholdIssues({ threshold, thresholdMax }: AlertInput): InputIssue[] {
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

function startAtIssues({ scheduleStartAt }: AlertInput, nowMs: number): InputIssue[] {
  if (typeof scheduleStartAt !== 'string') return [];
  const time = toEpochMs(scheduleStartAt);
  if (time === undefined) return [outOfRangeIssue(['scheduleStartAt'])];
  return time > nowMs + YEAR_MS ? [issue(['scheduleStartAt'], 'maximum', 'expected a time at most a year ahead')] : [];
}

function channelIssues({ channel, channels }: AlertInput): InputIssue[] {
  if (!channels) return [];
  const ids = channels.map(({ webhookId }) => webhookId);
  const first = ids[0];
  return [
    ...(channel && channel.webhookId !== first
      ? [
          issue(
            ['channel'],
            'condition',
            'expected the first item of channels, because both properties are set',
            channels[0],
          ),
        ]
      : []),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [issue(['channels', index], 'uniqueItems', 'expected a webhook that no other channel has')]
        : [],
    ),
  ];
}
