import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DeliveryError, type PayloadSchema, parsePayload } from '../../src/webhooks.ts';

const titled: PayloadSchema<{ title: string }> = {
  is: (value): value is { title: string } => titled.check(value).length === 0,
  check: (value) =>
    typeof (value as { title?: unknown }).title === 'string'
      ? []
      : [{ pointer: '/title', path: ['title'], code: 'type', message: 'expected string, received "whsec-of-another"' }],
};
const delivery = (text: string) => ({ text, idempotencyKey: 'n-1', sentAt: undefined });
const refused = (text: string) => {
  try {
    parsePayload(delivery(text), titled);
  } catch (error) {
    return error as DeliveryError;
  }
  throw new Error('taken');
};

describe('the body of a delivery', () => {
  it('is the payload when it is as described, with what later versions add', () => {
    const text = '{"title":"a","later":1}';
    expect(parsePayload(delivery(text), titled)).toEqual({ ...delivery(text), payload: { title: 'a', later: 1 } });
  });

  it('is refused when it is no JSON', () => {
    for (const text of ['', '{', '\u{feff}{}']) expect(refused(text)).toMatchObject({ code: 'NOT_JSON', status: 400 });
  });

  it('is refused with everything that is wrong', () => {
    const error = refused('{}');
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ code: 'NOT_AS_DESCRIBED', status: 422, issues: [{ pointer: '/title' }] });
  });

  it('is quoted by the issues, and not by the message, which has places and rules', () => {
    const error = refused('{}');
    expect(error.message).toBe('The body is not what the spec says. What is wrong, and the rule: title (type)');
    expect(error.issues[0]?.message).toContain('whsec-of-another');
  });

  it('is left to a receiver that refuses it, with its key, and does not come into logs by that', () => {
    for (const text of ['{"card":"4111"}', 'card=4111']) {
      const error = refused(text);
      expect(error.delivery).toEqual({ text, idempotencyKey: 'n-1', sentAt: undefined });
      expect(`${inspect(error)} ${JSON.stringify(error)}`).not.toContain('4111');
    }
  });
});
