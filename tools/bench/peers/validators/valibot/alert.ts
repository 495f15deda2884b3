import * as v from 'valibot';
import {
  alertSources,
  alertStates,
  errorTypes,
  hexId,
  intervals,
  noDataEffects,
  thresholdTypes,
  tileId,
} from '../enumerations.ts';

const id = v.pipe(v.string(), v.regex(hexId));
const time = v.pipe(v.string(), v.isoTimestamp());
const channel = v.object({ type: v.literal('webhook'), webhookId: id });

const schema = v.object({
  id,
  teamId: v.optional(v.string()),
  source: v.picklist(alertSources),
  dashboardId: v.optional(id),
  tileId: v.optional(v.pipe(v.string(), v.regex(tileId))),
  interval: v.picklist(intervals),
  threshold: v.number(),
  thresholdType: v.picklist(thresholdTypes),
  thresholdMax: v.optional(v.number()),
  channel: v.optional(channel),
  channels: v.optional(v.pipe(v.array(channel), v.minLength(1), v.maxLength(10))),
  name: v.nullable(v.pipe(v.string(), v.maxLength(512))),
  message: v.nullable(v.pipe(v.string(), v.maxLength(4096))),
  note: v.nullable(v.pipe(v.string(), v.maxLength(4096))),
  displayName: v.nullable(v.pipe(v.string(), v.maxLength(512))),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(50)),
  enabled: v.boolean(),
  notifyEvery: v.nullable(v.picklist(intervals)),
  noData: v.picklist(noDataEffects),
  numConsecutiveWindows: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  scheduleOffsetMinutes: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))),
  scheduleStartAt: v.nullish(time),
  state: v.picklist(alertStates),
  silenced: v.nullish(v.object({ by: v.string(), at: time, until: time })),
  executionErrors: v.optional(
    v.array(v.object({ timestamp: time, type: v.picklist(errorTypes), message: v.string() })),
  ),
  createdAt: v.optional(time),
  updatedAt: v.optional(time),
});

export function is(value: unknown): value is v.InferOutput<typeof schema> {
  return v.is(schema, value);
}
export function issues(value: unknown) {
  return v.safeParse(schema, value).issues ?? [];
}
