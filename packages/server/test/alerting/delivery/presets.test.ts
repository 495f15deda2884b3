import type { AlertNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { TemplateRenderer } from '../../../src/alerting/delivery/render-template.ts';
import { presets } from '../../../src/templates/presets.ts';
import type { Json } from '../../http/support/api.ts';

const notification: AlertNotification = {
  title: 'Too "many" errors',
  body: 'Errors: 12.5\n(threshold: 10 or more)',
  link: 'https://x.example/?a=1&b=2',
  alertId: 'a'.repeat(24),
  dashboardId: 'b'.repeat(24),
  tileId: 'c'.repeat(24),
  group: ['checkout'],
  value: 12.5,
  threshold: 10,
  thresholdType: 'above',
  startTime: 1768210200000,
  endTime: 1768210260000,
  state: 'ALERT',
  eventId: 'd'.repeat(32),
};
const context = {
  alertType: 'tile',
  teamId: 'e'.repeat(24),
  sourceQuery: '',
  note: 'Call "us".',
  tags: [],
  groupBy: [],
  severity: 'critical',
};
const resolved = { ...notification, state: 'OK' } as const;
const heading = 'Too "many" errors (checkout)';

describe('the preset', () => {
  const renderer = new TemplateRenderer('Europe/Berlin');
  const render = async (name: keyof typeof presets, content: AlertNotification, severity = 'critical') =>
    JSON.parse(await renderer.render(presets[name], content, { ...context, severity }));

  it('pagerduty opens an incident with the severity of the channel, and resolves it', async () => {
    expect(await render('pagerduty', notification)).toEqual({
      event_action: 'trigger',
      dedup_key: notification.eventId,
      payload: {
        summary: heading,
        source: 'observability-api',
        severity: 'critical',
        timestamp: '2026-01-12T09:31:00.000Z',
        custom_details: { text: notification.body, value: 12.5, group: 'checkout', note: 'Call "us".' },
      },
      links: [{ href: notification.link, text: 'Dashboard' }],
    });
    const { event_action, dedup_key, payload } = await render('pagerduty', resolved, '');
    expect([event_action, dedup_key, payload.severity]).toEqual(['resolve', notification.eventId, 'error']);
  });

  it.each([
    ['critical', 'P1'],
    ['error', 'P2'],
    ['warning', 'P3'],
    ['info', 'P5'],
    ['', 'P2'],
  ])('opsgenie turns the severity "%s" into the priority %s', async (severity, priority) => {
    const alert = await render('opsgenie', notification, severity);
    expect(alert).toMatchObject({ message: heading, alias: notification.eventId, priority });
  });

  it('teams sends a card with a link', async () => {
    const { content } = (await render('teams', resolved)).attachments[0];
    expect(content.body.map(({ text }: { text: string }) => text)).toEqual([
      `Resolved: ${heading}`,
      notification.body,
      'Jan 12, 2026, 10:30 – 10:31 GMT+1',
    ]);
    expect(content.actions).toMatchObject([{ type: 'Action.OpenUrl', url: notification.link }]);
  });

  it('discord sends a red or green embed without mentions', async () => {
    const [red, green] = [await render('discord', notification), await render('discord', resolved)];
    expect(red).toMatchObject({ embeds: [{ title: heading, color: 0xe74c3c }], allowed_mentions: { parse: [] } });
    expect(green).toMatchObject({ embeds: [{ title: `Resolved: ${heading}`, color: 0x2ecc71 }] });
  });

  it('telegram sends a text with a link', async () => {
    expect((await render('telegram', notification)).text).toBe(
      `${heading}\n${notification.body}\nJan 12, 2026, 10:30 – 10:31 GMT+1\n${notification.link}`,
    );
  });

  it('incidentio sends events that open and resolve an alert', async () => {
    expect(await render('incidentio', notification)).toEqual({
      title: heading,
      description: notification.body,
      deduplication_key: notification.eventId,
      status: 'firing',
      source_url: notification.link,
      metadata: { severity: 'critical', value: 12.5, group: 'checkout', tags: '', note: 'Call "us".' },
    });
    const { status, deduplication_key } = await render('incidentio', resolved);
    expect([status, deduplication_key]).toEqual(['resolved', notification.eventId]);
  });

  const longest = {
    ...notification,
    title: 't😀'.repeat(256),
    body: 'b'.repeat(4_096),
    group: Array.from({ length: 10 }, () => 'g'.repeat(300)),
  };

  it.each<[keyof typeof presets, string, number, (sent: Json) => string]>([
    ['pagerduty', 'summary', 1_024, ({ payload }) => payload.summary],
    ['opsgenie', 'message', 130, ({ message }) => message],
    ['discord', 'title', 256, ({ embeds }) => embeds[0].title],
    ['discord', 'description', 4_096, ({ embeds }) => embeds[0].description],
    ['telegram', 'text', 4_096, ({ text }) => text],
  ])('%s truncates its %s to at most %i characters, the limit of the receiver', async (name, _, max, textOf) => {
    const text = textOf(await render(name, { ...longest, state: 'OK' }));
    expect([...text].length).toBeLessThanOrEqual(max);
    expect(text).toContain('…');
  });
});
