import { example, type JsonObject, objectAt } from './examples.ts';

/** Returns an alert with two channels and two errors. */
export function alert(): JsonObject {
  const first = example('Alert', 'alert');
  const channel = objectAt(first, 'channel');
  return structuredClone({
    ...first,
    teamId: '6740a3f2c51e9b0012d4e800',
    channels: [channel, { ...channel, webhookId: '6740a3f2c51e9b0012d4e8c4' }],
    thresholdType: 'between',
    thresholdMax: 2500.5,
    note: 'Fires once a week while the cache warms up.',
    numConsecutiveWindows: 3,
    scheduleOffsetMinutes: 15,
    scheduleStartAt: '2026-01-12T10:00:00+01:00',
    state: 'ALERT',
    silenced: { by: 'ada@example.com', at: '2026-01-12T10:02:00.000Z', until: '2026-01-12T11:02:00.000Z' },
    executionErrors: [
      {
        timestamp: '2026-01-12T10:00:00.000Z',
        type: 'WEBHOOK_ERROR',
        message: 'The webhook returned status 500 three times.',
      },
      { timestamp: '2026-01-12T10:05:00.000Z', type: 'QUERY_TIMEOUT', message: 'The query took longer than 30 s.' },
    ],
  });
}
