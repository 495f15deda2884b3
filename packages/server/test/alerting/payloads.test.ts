import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { slackPayload } from '../../src/alerting/delivery/slack-payload.ts';
import { linkByTemplate, linkTemplateError } from '../../src/alerting/outbox/dashboard-link.ts';
import { createNotification, idempotencyKey, type NotificationInput } from '../../src/alerting/outbox/notification.ts';

const window = { startMs: 1768210200000, endMs: 1768210260000 };

function told(more: Partial<NotificationInput['finding']> = {}, alert: object = {}): NotificationInput {
  return {
    alert: {
      ...{ id: 'a'.repeat(24), name: null, message: null },
      ...{ threshold: 10, threshold_type: 'above', threshold_max: null },
      ...alert,
    } as NotificationInput['alert'],
    tileName: 'Errors',
    finding: {
      of: { dashboardId: 'b'.repeat(24), tileId: 'c'.repeat(24), groupBy: [] },
      ...{ group: [], value: 12, state: 'ALERT', window, sinceMs: window.startMs, webhookIds: [] },
      ...more,
    },
    link: 'https://x.example/',
    webhookId: 'd'.repeat(24),
  };
}

describe('a notification', () => {
  it.each([
    [
      'with the longest texts',
      told({ group: Array.from({ length: 10 }, () => 'é'.repeat(5000)) }, { name: 'n'.repeat(512) }),
    ],
    ['with a message of 4096 characters', told({}, { message: 'm'.repeat(4096) })],
    ['of a tile without a name', { ...told(), tileName: '' }],
    ['of a tile with the longest name', { ...told({ state: 'OK' }), tileName: 'n'.repeat(1024) }],
    ['with an empty group', told({ group: [''] })],
    ['of a tile that the alert is not on any more', told({ state: 'OK', isStale: true })],
  ])('%s is as the specs describe it, and so is that for Slack', (_, given) => {
    const notification = createNotification(given);
    expect(AlertNotification.check(notification)).toEqual([]);
    expect(SlackNotification.check(slackPayload(notification))).toEqual([]);
  });

  it('has a key that only says what it is about', () => {
    const key = idempotencyKey(told());
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(idempotencyKey(told({ value: 99, sinceMs: 0 }, { name: 'New name' }))).toBe(key);
    const others = [
      told({ state: 'OK' }),
      told({ group: ['a'] }),
      told({ window: { ...window, startMs: 0 } }),
      told({ window: { ...window, endMs: 0 } }),
      told({}, { id: 'e'.repeat(24) }),
      { ...told(), webhookId: 'e'.repeat(24) },
    ].map(idempotencyKey);
    expect(new Set([key, ...others]).size).toBe(7);
  });

  it('has the event of the window that made it fire, until it resolves', () => {
    const event = (given: NotificationInput) => createNotification(given).eventId;
    const later = { startMs: window.endMs, endMs: window.endMs + 60_000 };
    expect(event(told({ window: later, state: 'OK' }))).toBe(event(told()));
    expect(event(told({ window: later, sinceMs: later.startMs }))).not.toBe(event(told()));
  });
});

describe('a message for Slack', () => {
  const section = (more: Partial<AlertNotification> = {}) => {
    const { text, blocks } = slackPayload({ ...createNotification(told()), title: 'Title', body: 'Body', ...more });
    return [text, blocks[0]?.text.text];
  };

  it('is the title as a link, and the text', () => {
    expect(section()).toEqual(['Title', '*<https://x.example/|Title>*\nBody']);
  });

  it('says which group, and that it is over', () => {
    expect(section({ group: ['checkout', 'EU'], state: 'OK' })[0]).toBe('Resolved: Title (checkout, EU)');
  });

  it('cannot be given links and mentions by a value', () => {
    const [text, shown] = section({ title: '<!channel> & |x\ny', body: '<https://evil.example|click>' });
    expect(text).toBe('&lt;!channel&gt; &amp; |x\ny');
    expect(shown).toBe('*<https://x.example/|&lt;!channel&gt; &amp; ¦x y>*\n&lt;https://evil.example|click&gt;');
  });

  it('is shortened to what Slack takes, without cutting an escape', () => {
    const [, shown = ''] = section({ body: '&'.repeat(4000), title: '<'.repeat(2000) });
    expect(shown.length).toBeLessThanOrEqual(3000);
    expect(shown).toMatch(/&lt;…>\*\n(&amp;)+…$/);
  });

  it('leaves out an address that is too long', () => {
    expect(section({ link: `https://x.example/${'x'.repeat(3000)}` })[1]).toBe('*Title*\nBody');
  });
});

describe('--dashboard-url', () => {
  const template = 'https://dash.example.org/{dashboardId}?tile={tileId}&from={from}&to={to}';
  it('is filled in', async () => {
    const link = await linkByTemplate(template)({ tenant: 't', dashboardId: 'd/1', tileId: 'e' });
    expect(link(window)).toBe('https://dash.example.org/d%2F1?tile=e&from=1768210200000&to=1768210260000');
  });

  it.each([
    [template, undefined],
    ['http://localhost:3000', undefined],
    [
      'dash.example.org/{dashboardId}',
      'expected an address such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}',
    ],
    [
      'ftp://x/{tileId}',
      'expected an address such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}',
    ],
    [
      'https://x/{dashboard}',
      'expected {dashboardId}, {tileId}, {from}, {to}, received {dashboard}; did you mean {dashboardId}?',
    ],
    ['https://x/{}', 'expected {dashboardId}, {tileId}, {from}, {to}, received {}'],
    [`https://x/${'x'.repeat(8192)}`, 'expected at most 8192 characters when it is filled in'],
    [`https://x/${'{to}'.repeat(700)}`, 'expected at most 8192 characters when it is filled in'],
    ['https://d.example.org/%C3%BC/{dashboardId}?left=%5B%22{from}%22%5D#{to}', undefined],
  ])('%s: %s', (given, fault) => {
    expect(linkTemplateError(given)).toBe(fault);
  });

  it.each(['https://x/ü/{dashboardId}', 'https://x/?left=["{from}"]', 'https://x/?a=b|c', 'https://x/50%/{to}'])(
    '%s makes links that no receiver takes, and is refused',
    (given) => {
      expect(linkTemplateError(given)).toBe(
        'expected a URI, in which signs such as ü, |, [ and % are written as %C3%BC, %7C, %5B and %25',
      );
    },
  );
});
