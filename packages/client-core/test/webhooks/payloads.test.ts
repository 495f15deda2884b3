import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DeliveryError, type PayloadSchema, parsePayload } from '../../src/webhooks.ts';

const titled: PayloadSchema<{ title: string }> = {
  is: (value): value is { title: string } => titled.check(value).length === 0,
  check: (value) =>
    typeof (value as { title?: unknown }).title === 'string'
      ? []
      : [
          {
            pointer: '/title',
            path: ['title'],
            code: 'type',
            message: `expected string, received ${inspect((value as { title?: unknown }).title)}`,
          },
        ],
};
function delivery(text: string) {
  return { text, idempotencyKey: 'n-1', sentAt: undefined };
}
function rejectionOf(text: string) {
  try {
    parsePayload(delivery(text), titled);
  } catch (error) {
    return error as DeliveryError;
  }
  throw new Error('accepted');
}

describe('the body of a delivery', () => {
  it('is the payload if it matches the schema, including unknown properties', () => {
    const text = '{"title":"a","later":1}';
    expect(parsePayload(delivery(text), titled)).toEqual({ ...delivery(text), payload: { title: 'a', later: 1 } });
  });

  it('is rejected if it is not JSON', () => {
    for (const text of ['', '{', '\u{feff}{}'])
      expect(rejectionOf(text)).toMatchObject({ code: 'INVALID_JSON', status: 400 });
  });

  it('is rejected with the issues of the validator if it does not match the schema', () => {
    const error = rejectionOf('{}');
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ code: 'INVALID_PAYLOAD', status: 422, issues: [{ pointer: '/title' }] });
  });

  it('is quoted in the issues but not in the message', () => {
    const error = rejectionOf('{"title":4111}');
    expect(error.message).toBe('The body does not match its schema. Invalid: title (type).');
    expect(error.issues[0]?.message).toContain('4111');
  });

  it('remains available on the error without being printed in logs', () => {
    for (const text of ['{"card":"4111"}', 'card=4111']) {
      const error = rejectionOf(text);
      expect(error.delivery).toEqual({ text, idempotencyKey: 'n-1', sentAt: undefined });
      expect(`${inspect(error)} ${JSON.stringify(error)}`).not.toContain('4111');
    }
  });
});
