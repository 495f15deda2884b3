import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
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

const id = Type.String({ pattern: hexId.source });
const time = Type.String({ format: 'date-time' });
const channel = Type.Object({ type: Type.Literal('webhook'), webhookId: id });

const schema = Type.Object({
  id,
  teamId: Type.Optional(Type.String()),
  source: Type.Enum([...alertSources]),
  dashboardId: Type.Optional(id),
  tileId: Type.Optional(Type.String({ pattern: tileId.source })),
  interval: Type.Enum([...intervals]),
  threshold: Type.Number(),
  thresholdType: Type.Enum([...thresholdTypes]),
  thresholdMax: Type.Optional(Type.Number()),
  channel: Type.Optional(channel),
  channels: Type.Optional(Type.Array(channel, { minItems: 1, maxItems: 10 })),
  name: Type.Union([Type.String({ maxLength: 512 }), Type.Null()]),
  message: Type.Union([Type.String({ maxLength: 4096 }), Type.Null()]),
  note: Type.Union([Type.String({ maxLength: 4096 }), Type.Null()]),
  displayName: Type.Union([Type.String({ maxLength: 512 }), Type.Null()]),
  tags: Type.Array(Type.String({ maxLength: 32 }), { maxItems: 50 }),
  enabled: Type.Boolean(),
  notifyEvery: Type.Union([Type.Enum([...intervals]), Type.Null()]),
  noData: Type.Enum([...noDataEffects]),
  numConsecutiveWindows: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  scheduleOffsetMinutes: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1439 }), Type.Null()])),
  scheduleStartAt: Type.Optional(Type.Union([time, Type.Null()])),
  state: Type.Enum([...alertStates]),
  silenced: Type.Optional(Type.Union([Type.Object({ by: Type.String(), at: time, until: time }), Type.Null()])),
  executionErrors: Type.Optional(
    Type.Array(Type.Object({ timestamp: time, type: Type.Enum([...errorTypes]), message: Type.String() })),
  ),
  createdAt: Type.Optional(time),
  updatedAt: Type.Optional(time),
});

const compiled = Compile(schema);

export function is(value: unknown): value is Static<typeof schema> {
  return compiled.Check(value);
}
export function issues(value: unknown) {
  return compiled.Errors(value);
}
