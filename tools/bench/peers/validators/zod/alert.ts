import * as z from 'zod';
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

const id = z.string().regex(hexId);
const time = z.iso.datetime({ offset: true });
const channel = z.object({ type: z.literal('webhook'), webhookId: id });

export const schema = z.object({
  id,
  teamId: z.string().optional(),
  source: z.enum(alertSources),
  dashboardId: id.optional(),
  tileId: z.string().regex(tileId).optional(),
  interval: z.enum(intervals),
  threshold: z.number(),
  thresholdType: z.enum(thresholdTypes),
  thresholdMax: z.number().optional(),
  channel: channel.optional(),
  channels: z.array(channel).min(1).max(10).optional(),
  name: z.string().max(512).nullable(),
  message: z.string().max(4096).nullable(),
  note: z.string().max(4096).nullable(),
  displayName: z.string().max(512).nullable(),
  tags: z.array(z.string().max(32)).max(50),
  enabled: z.boolean(),
  notifyEvery: z.enum(intervals).nullable(),
  noData: z.enum(noDataEffects),
  numConsecutiveWindows: z.int().min(1).nullable(),
  scheduleOffsetMinutes: z.int().min(0).max(1439).nullish(),
  scheduleStartAt: time.nullish(),
  state: z.enum(alertStates),
  silenced: z.object({ by: z.string(), at: time, until: time }).nullish(),
  executionErrors: z.array(z.object({ timestamp: time, type: z.enum(errorTypes), message: z.string() })).optional(),
  createdAt: time.optional(),
  updatedAt: time.optional(),
});

export function is(value: unknown): value is z.output<typeof schema> {
  return schema.safeParse(value).success;
}
export function issues(value: unknown) {
  return schema.safeParse(value).error?.issues ?? [];
}
