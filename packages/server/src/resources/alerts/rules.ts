import type { AlertChannelInput, AlertInput, AlertSilenceInput } from '@observability-api/schemas';
import { channelId } from '../../domain/alert-channel.ts';
import type { InputIssue } from '../../domain/errors.ts';
import { outOfRangeIssue, toEpochMs } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';
import { granularities } from '../../telemetry/query/granularity.ts';

const MINUTE_MS = 60_000;

/** The length of a leap year, so that the same day of the next year is always accepted. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const MAX_SILENCE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the validation issues of the end time of a silence. */
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

/** Returns true if the value is compared with a range. Otherwise `thresholdMax` has no meaning. */
export function hasRange({ thresholdType }: Pick<AlertInput, 'thresholdType'>): boolean {
  return thresholdType === 'between' || thresholdType === 'not_between';
}

/** Returns `channels`, or a list with `channel`. The schema requires at least one of the two. */
export function channelsOf({ channel, channels }: AlertInput): AlertChannelInput[] {
  return channels ? [...channels] : channel ? [channel] : [];
}

/** Returns the path of a channel in the request body. */
export function channelPath({ channels }: AlertInput, index: number): (string | number)[] {
  return channels ? ['channels', index] : ['channel'];
}

/** The property that states what an alert watches, by the `source` of the alert. */
export const WATCHED_PROPERTY = {
  tile: 'tileId',
  saved_search: 'savedSearchId',
  inline: 'chartConfig',
} as const satisfies Record<AlertInput['source'], keyof AlertInput>;

/** The dependencies of the rules of alerts. */
export interface RuleContext {
  readonly nowMs: number;
  /** True if the service sends e-mails. */
  readonly sendsMail: boolean;
}

/** Returns the validation issues of an alert that its schema cannot express, except those of references to other resources. */
export function alertIssues(input: AlertInput, { nowMs, sendsMail }: RuleContext): InputIssue[] {
  return [
    ...offsetIssues(input),
    ...thresholdIssues(input),
    ...startAtIssues(input, nowMs),
    ...channelIssues(input),
    ...(sendsMail ? [] : mailIssues(input)),
  ];
}

function offsetIssues({ interval, scheduleOffsetMinutes }: AlertInput): InputIssue[] {
  const minutes = granularities[interval] / MINUTE_MS;
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

function thresholdIssues(input: AlertInput): InputIssue[] {
  const { threshold, thresholdMax } = input;
  return hasRange(input) && typeof thresholdMax === 'number' && thresholdMax < threshold
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
  const now = new Date(nowMs).toISOString();
  return time > nowMs + YEAR_MS
    ? [
        issue(
          ['scheduleStartAt'],
          'maximum',
          `expected a time at most 366 days ahead (now: ${now}), received ${scheduleStartAt}`,
        ),
      ]
    : [];
}

/** Returns the issues of e-mail channels of a service that sends no e-mails. */
function mailIssues(input: AlertInput): InputIssue[] {
  const message = 'the service sends no e-mails: ask its operator to set --smtp-url, or use a webhook';
  return channelsOf(input).flatMap(({ type }, index) =>
    type === 'email' ? [issue([...channelPath(input, index), 'type'], 'condition', message)] : [],
  );
}

function channelIssues({ channel, channels }: AlertInput): InputIssue[] {
  if (!channels) return [];
  const ids = channels.map(channelId);
  const first = ids[0];
  return [
    ...(channel && channelId(channel) !== first
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
        ? [issue(['channels', index], 'uniqueItems', 'expected a webhook, or recipients, that no other channel has')]
        : [],
    ),
  ];
}
