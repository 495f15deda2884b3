import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { slackPayload } from '../../../src/alerting/delivery/slack-payload.ts';
import { linkByTemplate, linkTemplateError } from '../../../src/alerting/outbox/alert-link.ts';
import {
  createNotification,
  idempotencyKey,
  type NotificationInput,
} from '../../../src/alerting/outbox/notification.ts';

const window = { startMs: 1768210200000, endMs: 1768210260000 };

function notificationInput(
  overrides: Partial<NotificationInput['notice']> = {},
  alert: object = {},
): NotificationInput {
  return {
    alert: {
      id: 'a'.repeat(24),
      name: null,
      message: null,
      channels: '[]',
      threshold: 10,
      threshold_type: 'above',
      threshold_max: null,
      ...alert,
    } as NotificationInput['alert'],
    name: 'Errors',
    notice: {
      subject: { dashboardId: 'b'.repeat(24), tileId: 'c'.repeat(24), groupBy: [] },
      group: [],
      value: 12,
      state: 'ALERT',
      window,
      sinceMs: window.startMs,
      channelIds: [],
      notifiedBefore: [],
      ...overrides,
    },
    link: 'https://x.example/',
    channelId: 'd'.repeat(24),
    sourceQuery: '',
  };
}

describe('a notification', () => {
  it.each([
    [
      'with long values of the group and the longest name',
      notificationInput({ group: Array.from({ length: 10 }, () => 'é'.repeat(5000)) }, { name: 'n'.repeat(512) }),
    ],
    ['with a message of 4096 characters', notificationInput({}, { message: 'm'.repeat(4096) })],
    ['of a tile without a name', { ...notificationInput(), name: '' }],
    ['of a tile with the longest name', { ...notificationInput({ state: 'OK' }), name: 'n'.repeat(1024) }],
    ['with an empty group', notificationInput({ group: [''] })],
    ['of a tile that the alert no longer watches', notificationInput({ state: 'OK', isStale: true })],
  ])('%s matches the specs, and so does its Slack message', (_, input) => {
    const notification = createNotification(input);
    expect(AlertNotification.check(notification)).toEqual([]);
    expect(SlackNotification.check(slackPayload(notification, 'UTC'))).toEqual([]);
  });

  it('about a group has a key that depends only on alert, channel, group, window and state', () => {
    const key = idempotencyKey(notificationInput());
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(idempotencyKey(notificationInput({ value: 99, sinceMs: 0 }, { name: 'New name' }))).toBe(key);
    const others = [
      notificationInput({ state: 'OK' }),
      notificationInput({ group: ['a'] }),
      notificationInput({ window: { ...window, startMs: 0 } }),
      notificationInput({ window: { ...window, endMs: 0 } }),
      notificationInput({}, { id: 'e'.repeat(24) }),
      { ...notificationInput(), channelId: 'e'.repeat(24) },
    ].map(idempotencyKey);
    expect(new Set([key, ...others]).size).toBe(7);
  });

  it('has the severity of its channel', () => {
    const channels = JSON.stringify([
      { type: 'webhook', webhookId: 'e'.repeat(24), severity: 'info' },
      { type: 'webhook', webhookId: 'd'.repeat(24), severity: 'critical' },
    ]);
    expect(createNotification(notificationInput({}, { channels })).severity).toBe('critical');
    expect(createNotification(notificationInput())).not.toHaveProperty('severity');
  });

  it('has an event id that stays the same for its group from the first firing to the resolution', () => {
    const event = (input: NotificationInput) => createNotification(input).eventId;
    const later = { startMs: window.endMs, endMs: window.endMs + 60_000 };
    expect(event(notificationInput({ window: later, state: 'OK' }))).toBe(event(notificationInput()));
    expect(event(notificationInput({ window: later, sinceMs: later.startMs }))).not.toBe(event(notificationInput()));
  });
});

describe('a Slack message', () => {
  const section = (overrides: Partial<AlertNotification> = {}) => {
    const range = { startTime: Date.UTC(2026, 2, 29, 0, 55), endTime: Date.UTC(2026, 2, 29, 1, 0) };
    const content = {
      ...createNotification(notificationInput()),
      title: 'Title',
      body: 'Body',
      ...range,
      ...overrides,
    };
    const { text, blocks } = slackPayload(content, 'Europe/Berlin');
    return [text, blocks[0]?.text.text];
  };
  // The window is five minutes long: the clocks go forward by an hour at its end.
  const time = '_Mar 29, 2026, 01:55 GMT+1 – Mar 29, 2026, 03:00 GMT+2_';

  it('consists of the linked title, the text and the time of the window in the time zone', () => {
    expect(section()).toEqual(['Title', `*<https://x.example/|Title>*\nBody\n${time}`]);
    const startTime = Date.UTC(2026, 0, 12, 9, 0, 30);
    expect(section({ startTime, endTime: startTime + 30_000 })[1]).toContain(
      '\n_Jan 12, 2026, 10:00:30 – 10:01:00 GMT+1_',
    );
  });

  it('names the group, and says that the alert is resolved', () => {
    expect(section({ group: ['checkout', 'EU'], state: 'OK' })[0]).toBe('Resolved: Title (checkout, EU)');
  });

  it('escapes links and mentions in the title and the text', () => {
    const [text, shown] = section({ title: '<!channel> & |x\ny', body: '<https://evil.example|click>' });
    expect(text).toBe('&lt;!channel&gt; &amp; |x\ny');
    expect(shown).toBe(
      `*<https://x.example/|&lt;!channel&gt; &amp; ¦x y>*\n&lt;https://evil.example|click&gt;\n${time}`,
    );
  });

  it('is truncated to the limit of Slack without splitting an escape sequence', () => {
    const [, shown = ''] = section({ body: '&'.repeat(4000), title: '<'.repeat(2000) });
    expect(shown.length).toBeLessThanOrEqual(3000);
    expect(shown).toMatch(/&lt;…>\*\n(&amp;)+…\n_Mar 29.+_$/);
  });

  it('omits a link that is too long', () => {
    expect(section({ link: `https://x.example/${'x'.repeat(3000)}` })[1]).toBe(`*Title*\nBody\n${time}`);
  });
});

describe('--dashboard-url', () => {
  const template = 'https://dash.example.org/{dashboardId}?tile={tileId}&from={from}&to={to}';
  it('fills in the placeholders', async () => {
    const link = await linkByTemplate(template)({ tenant: 't', alertId: 'a', dashboardId: 'd/1', tileId: 'e' });
    expect(link(window)).toBe('https://dash.example.org/d%2F1?tile=e&from=1768210200000&to=1768210260000');
  });

  it.each([
    template,
    'http://localhost:3000',
    'https://d.example.org/%C3%BC/{dashboardId}?left=%5B%22{from}%22%5D#{to}',
  ])('accepts %s', (template) => {
    expect(linkTemplateError(template)).toBeUndefined();
  });

  it.each([
    [
      'dash.example.org/{dashboardId}',
      'expected an http or https URL such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}',
    ],
    [
      'ftp://x/{tileId}',
      'expected an http or https URL such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}',
    ],
    [
      'https://x/{dashboard}',
      'expected one of {dashboardId}, {tileId}, {from}, {to}, received {dashboard} instead of {dashboardId}',
    ],
    ['https://x/{}', 'expected one of {dashboardId}, {tileId}, {from}, {to}, received {}'],
    [
      `https://x/${'x'.repeat(8192)}`,
      'expected a link of at most 8192 characters after the placeholders are filled in',
    ],
    [
      `https://x/${'{to}'.repeat(700)}`,
      'expected a link of at most 8192 characters after the placeholders are filled in',
    ],
    [
      `https://x/${'{tileId}'.repeat(228)}`,
      'expected a link of at most 8192 characters after the placeholders are filled in',
    ],
  ])('rejects %s: %s', (template, error) => {
    expect(linkTemplateError(template)).toBe(error);
  });

  it.each(['https://x/ü/{dashboardId}', 'https://x/?left=["{from}"]', 'https://x/?a=b|c', 'https://x/50%/{to}'])(
    'rejects %s, whose links are not valid URIs',
    (template) => {
      expect(linkTemplateError(template)).toBe(
        'expected a URI, in which characters such as ü, |, [ and % are percent-encoded as %C3%BC, %7C, %5B and %25',
      );
    },
  );
});
