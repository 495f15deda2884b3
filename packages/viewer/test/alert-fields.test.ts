import type { Alert } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { changedInputOf, fieldsOf, inputOf } from '../src/alerts/alert-fields.ts';

const displayed = {
  id: '64b0000000000000000000a1',
  source: 'tile',
  dashboardId: '64b0000000000000000000d1',
  tileId: '64b0000000000000000000f1',
  name: 'Errors',
  thresholdType: 'above',
  threshold: 5,
  interval: '5m',
  channels: [{ type: 'webhook', webhookId: '64b0000000000000000000c1' }],
} as Alert;

it('a changed alert keeps what another user has changed since it was displayed', () => {
  const channels: Alert['channels'] = [
    { type: 'webhook', webhookId: '64b0000000000000000000c1', severity: 'critical' },
    { type: 'email', emailRecipients: ['a@example.com'] },
  ];
  const stored = { ...displayed, threshold: 9, interval: '1h', channels, enabled: false } as Alert;
  const fields = { ...fieldsOf(displayed, ''), name: 'Many errors', message: 'Look at the log.' };
  expect(changedInputOf(stored, displayed, fields)).toMatchObject({
    name: 'Many errors',
    message: 'Look at the log.',
    threshold: 9,
    interval: '1h',
    channels,
    enabled: false,
  });
});

it('a changed field of an alert replaces the stored one', () => {
  const stored = { ...displayed, threshold: 9 };
  const fields = { ...fieldsOf(displayed, ''), threshold: '7', webhookIds: [], recipients: 'b@example.com' };
  expect(changedInputOf(stored, displayed, fields)).toMatchObject({
    threshold: 7,
    channels: [{ type: 'email', emailRecipients: ['b@example.com'] }],
  });
});

it('e-mail channels keep the recipients that the form still lists, and the first channel gets the new recipient', () => {
  const channels: Alert['channels'] = [
    { type: 'email', emailRecipients: ['a@example.com', 'b@example.com'], severity: 'critical' },
    { type: 'email', emailRecipients: ['b@example.com', 'c@example.com'], severity: 'info' },
  ];
  const stored = { ...displayed, channels } as Alert;
  expect(fieldsOf(stored, '').recipients).toBe('a@example.com, b@example.com, c@example.com');
  expect(inputOf(stored, fieldsOf(stored, '')).channels).toEqual(channels);
  expect(inputOf(stored, { ...fieldsOf(stored, ''), recipients: 'a@example.com, d@example.com' }).channels).toEqual([
    { type: 'email', emailRecipients: ['a@example.com', 'd@example.com'], severity: 'critical' },
  ]);
});
