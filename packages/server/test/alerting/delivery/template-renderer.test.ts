import type { AlertNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { TemplateRenderer } from '../../../src/alerting/delivery/render-template.ts';
import { TEMPLATE_VARIABLES } from '../../../src/templates/template.ts';

const notification: AlertNotification = {
  title: 'Too "many"\n\\ errors',
  body: 'Fünf {{title}} </script>',
  link: 'https://x.example/?a=1&b=2',
  state: 'ALERT',
  alertId: 'a'.repeat(24),
  dashboardId: 'b'.repeat(24),
  tileId: 'c'.repeat(24),
  group: ['checkout', 'EU'],
  value: 12.5,
  threshold: 10,
  thresholdType: 'above',
  startTime: 1768210200000,
  endTime: 1768210260000,
  eventId: 'd'.repeat(32),
};

function render(template: string, overrides: Partial<AlertNotification> = {}) {
  return new TemplateRenderer().render(template, { ...notification, ...overrides });
}

describe('a template', () => {
  it('replaces every variable, escaped for JSON', async () => {
    const template = `{${TEMPLATE_VARIABLES.map((name) => `"${name}": "{{${name}}}"`).join(', ')}}`;
    const context = {
      alertType: 'tile',
      teamId: 'e'.repeat(24),
      sourceQuery: 'Body:"a"',
      note: 'Call "us".',
      severity: 'critical',
    };
    const lists = { tags: ['x', 'y'], groupBy: ['ServiceName', 'Region'] };
    const text = await new TemplateRenderer().render(template, notification, { ...context, ...lists });
    const { title, body, link, state, eventId, alertId } = notification;
    expect(JSON.parse(text)).toEqual({
      ...{ title, body, link, state, eventId, alertId, ...context },
      status: 'firing',
      comparator: 'above',
      value: '12.5',
      threshold: '10',
      group: 'checkout, EU',
      groupKey: 'checkout, EU',
      tags: 'x, y',
      startTime: '1768210200000',
      endTime: '1768210260000',
      startTimeISO: '2026-01-12T09:30:00.000Z',
      endTimeISO: '2026-01-12T09:31:00.000Z',
      timeRange: 'Jan 12, 2026, 09:30 – 09:31 UTC',
    });
  });

  it('renders numbers without quotes, and unknown variables as empty', async () => {
    expect(JSON.parse(await render('{"n": {{value}}, "x": "{{priority}}", "y": "{{{title}}}"}'))).toEqual({
      n: 12.5,
      x: '',
      y: notification.title,
    });
  });

  it('supports conditions', async () => {
    const template =
      '{"t": "{{#if group}}in {{group}}{{else}}everywhere{{/if}}{{#unless group}}!{{/unless}}{{! a comment }}"}';
    expect(JSON.parse(await render(template)).t).toBe('in checkout, EU');
    expect(JSON.parse(await render(template, { group: [] })).t).toBe('everywhere!');
  });

  it('renders the time of the window in the time zone of the service', async () => {
    const text = await new TemplateRenderer('America/New_York').render('{"t": "{{timeRange}}"}', notification);
    expect(JSON.parse(text).t).toBe('Jan 12, 2026, 04:30 – 04:31 EST');
  });

  it.each([
    ['starts', '2026-03-29T00:00:00Z', 'Mar 29, 2026, 01:00 GMT+1 – Mar 29, 2026, 03:00 GMT+2'],
    ['ends', '2026-10-25T00:00:00Z', 'Oct 25, 2026, 02:00 GMT+2 – Oct 25, 2026, 02:00 GMT+1'],
  ])('renders both offsets of a window of one hour in which daylight saving time %s', async (_, start, expected) => {
    const startTime = Date.parse(start);
    const window = { ...notification, startTime, endTime: startTime + 3_600_000 };
    const text = await new TemplateRenderer('Europe/Berlin').render('{"t": "{{timeRange}}"}', window);
    expect(JSON.parse(text).t).toBe(expected);
  });

  it('truncates a variable to a number of characters', async () => {
    const title = `"${'😀'.repeat(5)}`;
    expect(JSON.parse(await render('{"t": "{{truncate title 6}}"}', { title })).t).toBe(title);
    expect(JSON.parse(await render('{"t": "{{truncate title 4}}"}', { title })).t).toBe('"😀😀…');
    expect(JSON.parse(await render('{"t": {{truncate value 2}} }')).t).toBe(12.5);
  });

  it.each(['truncate title', 'truncate title "4"', 'truncate title 0', 'truncate title 1.5', 'truncate 4 title'])(
    'cannot contain {{%s}}',
    async (expression) => {
      await expect(render(`{"t": "{{${expression}}}"}`)).rejects.toThrow('in line 1: only variables, if, unless');
    },
  );

  it('compares a variable with a string', async () => {
    const template =
      '{"t": "{{#if (eq state "OK")}}resolve{{else}}trigger{{/if}}{{#unless (eq value "12.5")}}!{{/unless}}"}';
    expect(JSON.parse(await render(template)).t).toBe('trigger');
    expect(JSON.parse(await render(template, { state: 'OK', value: 1 })).t).toBe('resolve!');
  });

  it.each([
    ['of two variables', '(eq state title)'],
    ['with three parts', '(eq state "OK" "x")'],
    ['with another helper', '(ne state "OK")'],
  ])('cannot contain a comparison %s', async (_, condition) => {
    await expect(render(`{"t": "{{#if ${condition}}}{{/if}}"}`)).rejects.toThrow('has a helper in line 1');
  });

  it('never evaluates expressions in a value', async () => {
    const evil = '{{#if title}}{{constructor}}{{/if}}';
    expect(JSON.parse(await render('{"t": "{{title}}"}', { title: evil })).t).toBe(evil);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('renders {{%s}} as empty', async (name) => {
    expect(JSON.parse(await render(`{"t": "{{${name}}}"}`)).t).toBe('');
  });

  it.each([
    ['a path', '{"t": "{{title.constructor}}"}', 'an expression that is not a variable in line 1'],
    ['a parent path', '{"t": "{{../title}}"}', 'an expression that is not a variable in line 1'],
    ['a data variable', '{"t": "{{@root}}"}', 'an expression that is not a variable in line 1'],
    ['a literal', '{"t": "{{"title"}}"}', 'an expression that is not a variable in line 1'],
    ['lookup', '{"t": "{{lookup title "constructor"}}"}', 'a helper in line 1'],
    ['an unknown helper', '{\n"t": "{{upper title}}"}', 'a helper in line 2'],
    ['a condition on an expression', '{"t": "{{#if (lookup . "x")}}{{/if}}"}', 'a helper in line 1'],
    ['a loop', '{"t": "{{#each group}}{{this}}{{/each}}"}', 'a block in line 1'],
    ['with', '{"t": "{{#with title}}{{length}}{{/with}}"}', 'a block in line 1'],
    ['a block parameter', '{"t": "{{#if title as |t|}}{{t}}{{/if}}"}', 'a block in line 1'],
    ['a block of a variable', '{"t": "{{#title}}{{/title}}"}', 'a block in line 1'],
    ['if without a block', '{"t": "{{if}}"}', 'a helper in line 1'],
    ['unless without a block', '{"t": "{{[unless]}}"}', 'a helper in line 1'],
    ['helperMissing', '{"t": "{{helperMissing}}"}', 'a helper in line 1'],
    ['blockHelperMissing', '{"t": "{{./blockHelperMissing}}"}', 'a helper in line 1'],
    ['log', '{"t": "{{#if title}}{{log title}}{{/if}}"}', 'a helper in line 1'],
    ['a partial', '{"t": "{{> other}}"}', 'a statement in line 1'],
    [
      'an inline partial, which could call itself',
      '{{#*inline "x"}}{{> x}}{{> x}}{{/inline}}{"t": "{{> x}}"}',
      'a statement in line 1',
    ],
  ])('cannot contain %s', async (_, template, construct) => {
    await expect(render(template)).rejects.toThrow(
      `The template of the webhook has ${construct}: only variables, if, unless, \`(eq variable "text")\` and \`truncate variable 80\` are supported`,
    );
  });

  it('is rejected with the line if it is not valid Handlebars', async () => {
    await expect(render('{\n"t": "{{#if title}}"}')).rejects.toThrow(
      /^The template of the webhook is not valid Handlebars: see line 2$/,
    );
  });

  it('is rejected if it renders invalid JSON', async () => {
    await expect(render('{"t": {{title}} }')).rejects.toThrow('The template of the webhook does not render valid JSON');
  });

  it('truncates a long text of characters beyond ASCII', async () => {
    const template = '["{{truncate body 5}}", "{{truncate body 262143}}"]';
    const [short, long] = JSON.parse(await render(template, { body: '😀'.repeat(262_144) }));
    expect(short).toBe('😀😀😀😀…');
    expect([...long]).toHaveLength(262_143);
  });

  it('is rejected if it renders more than 1,048,576 characters', async () => {
    const template = `["${'{{body}}'.repeat(300)}"]`;
    await expect(render(template, { body: 'x'.repeat(4096) })).rejects.toThrow('renders more than 1048576 characters');
  });
});
