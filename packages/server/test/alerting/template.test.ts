import type { AlertNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { createTemplateRenderer } from '../../src/alerting/delivery/render-template.ts';

const notification: AlertNotification = {
  ...{
    title: 'Too "many"\n\\ errors',
    body: 'Fünf {{title}} </script>',
    link: 'https://x.example/?a=1&b=2',
    state: 'ALERT',
  },
  ...{ alertId: 'a'.repeat(24), dashboardId: 'b'.repeat(24), tileId: 'c'.repeat(24), group: ['checkout', 'EU'] },
  ...{ value: 12.5, threshold: 10, thresholdType: 'above', startTime: 1768210200000, endTime: 1768210260000 },
  eventId: 'd'.repeat(32),
};

function render(template: string, more: Partial<AlertNotification> = {}) {
  return createTemplateRenderer()(template, { ...notification, ...more });
}

describe('a template', () => {
  it('has every variable that the interface names, escaped for JSON', async () => {
    const names = ['title', 'body', 'link', 'state', 'startTime', 'endTime', 'value', 'threshold', 'group', 'eventId'];
    const template = `{${names.map((name) => `"${name}": "{{${name}}}"`).join(', ')}}`;
    const { title, body, link, state, eventId } = notification;
    expect(JSON.parse(await render(template))).toEqual({
      ...{ title, body, link, state, eventId, group: 'checkout, EU', value: '12.5', threshold: '10' },
      ...{ startTime: '1768210200000', endTime: '1768210260000' },
    });
  });

  it('writes numbers as they are, and nothing for a name that it does not know', async () => {
    expect(JSON.parse(await render('{"n": {{value}}, "x": "{{severity}}", "y": "{{{title}}}"}'))).toEqual({
      ...{ n: 12.5, x: '', y: notification.title },
    });
  });

  it('has conditions', async () => {
    const template =
      '{"t": "{{#if group}}in {{group}}{{else}}everywhere{{/if}}{{#unless group}}!{{/unless}}{{! a comment }}"}';
    expect(JSON.parse(await render(template)).t).toBe('in checkout, EU');
    expect(JSON.parse(await render(template, { group: [] })).t).toBe('everywhere!');
  });

  it('never runs what is in a value', async () => {
    const evil = '{{#if title}}{{constructor}}{{/if}}';
    expect(JSON.parse(await render('{"t": "{{title}}"}', { title: evil })).t).toBe(evil);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('gives nothing for {{%s}}', async (name) => {
    expect(JSON.parse(await render(`{"t": "{{${name}}}"}`)).t).toBe('');
  });

  it.each([
    ['a path', '{"t": "{{title.constructor}}"}', 'something that is no variable in line 1'],
    ['the way up', '{"t": "{{../title}}"}', 'something that is no variable in line 1'],
    ['a variable of the language', '{"t": "{{@root}}"}', 'something that is no variable in line 1'],
    ['a literal', '{"t": "{{"title"}}"}', 'something that is no variable in line 1'],
    ['lookup', '{"t": "{{lookup title "constructor"}}"}', 'a helper in line 1'],
    ['a helper that there is not', '{\n"t": "{{upper title}}"}', 'a helper in line 2'],
    [
      'a condition on an expression',
      '{"t": "{{#if (lookup . "x")}}{{/if}}"}',
      'something that is no variable in line 1',
    ],
    ['a loop', '{"t": "{{#each group}}{{this}}{{/each}}"}', 'a block in line 1'],
    ['with', '{"t": "{{#with title}}{{length}}{{/with}}"}', 'a block in line 1'],
    ['a name for what a block is of', '{"t": "{{#if title as |t|}}{{t}}{{/if}}"}', 'a block in line 1'],
    ['a block of a variable', '{"t": "{{#title}}{{/title}}"}', 'a block in line 1'],
    ['if without a block', '{"t": "{{if}}"}', 'a helper in line 1'],
    ['unless without a block', '{"t": "{{[unless]}}"}', 'a helper in line 1'],
    ['what stands in for helpers', '{"t": "{{helperMissing}}"}', 'a helper in line 1'],
    ['what stands in for blocks', '{"t": "{{./blockHelperMissing}}"}', 'a helper in line 1'],
    ['log', '{"t": "{{#if title}}{{log title}}{{/if}}"}', 'a helper in line 1'],
    ['a partial', '{"t": "{{> other}}"}', 'a part in line 1'],
    [
      'a partial of its own, which could call itself',
      '{{#*inline "x"}}{{> x}}{{> x}}{{/inline}}{"t": "{{> x}}"}',
      'a part in line 1',
    ],
  ])('with %s is refused', async (_, template, what) => {
    await expect(render(template)).rejects.toThrow(
      `The template of the webhook has ${what}: only variables, if and unless are known`,
    );
  });

  it('that is not Handlebars is refused, with the line', async () => {
    await expect(render('{\n"t": "{{#if title}}"}')).rejects.toThrow(
      /^The template of the webhook is not Handlebars: see line 2$/,
    );
  });

  it('that does not make JSON is refused', async () => {
    await expect(render('{"t": {{title}} }')).rejects.toThrow('The template of the webhook does not make JSON');
  });

  it('that makes more than 1 MiB is refused', async () => {
    const template = `["${'{{body}}'.repeat(1500)}"]`;
    await expect(render(template, { body: 'x'.repeat(4096) })).rejects.toThrow('makes more than 1 MiB');
  });
});
