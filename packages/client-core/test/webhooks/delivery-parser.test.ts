import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  createDeliveryParser,
  type Delivery,
  DeliveryError,
  type DeliveryParser,
  type DeliverySource,
  type PayloadSchema,
  signDelivery,
  type ValidationIssue,
} from '../../src/webhooks.ts';

interface Payloads {
  moved: { readonly to: string };
  removed: { readonly at: number };
}

function schema<Payload>(name: string, type: string): PayloadSchema<Payload> {
  const check = (value: unknown): readonly ValidationIssue[] =>
    typeof (value as Record<string, unknown>)[name] === type
      ? []
      : [{ pointer: `/${name}`, path: [name], code: 'type', message: `expected ${type}` }];
  return { check, is: (value): value is Payload => check(value).length === 0 };
}
const parse: DeliveryParser<Payloads, 'moved'> = createDeliveryParser(
  { moved: schema('to', 'string'), removed: schema('at', 'number') },
  'moved',
);
const secret = 'whsec-9f1c7d52b8e04a63';
async function sent(payload: unknown) {
  return signDelivery(payload, { secret, idempotencyKey: 'n-1' });
}

describe('a delivery parser', () => {
  it('returns the payload of the default webhook, including unknown properties', async () => {
    const delivery = await parse(await sent({ to: 'here', later: 1 }), { secret });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<{ readonly to: string }>>();
    expect(delivery).toMatchObject({ payload: { to: 'here', later: 1 }, idempotencyKey: 'n-1' });
  });

  it('returns the payload of the named webhook', async () => {
    const delivery = await parse(await sent({ at: 5 }), { secret, webhook: 'removed' });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<{ readonly at: number }>>();
    expect(delivery.payload).toEqual({ at: 5 });
  });

  it('returns a union of payloads if the type of `webhook` is a union of names', async () => {
    const either = 'removed' as 'moved' | 'removed';
    const delivery = await parse(await sent({ at: 5 }), { secret, webhook: either });
    expectTypeOf(delivery.payload).toEqualTypeOf<Payloads['moved' | 'removed']>();
    const perhaps = undefined as 'removed' | undefined;
    // @ts-expect-error An undefined name selects the default webhook `moved`.
    const other = await parse(await sent({ to: 'here' }), { secret, webhook: perhaps });
    expect(other.payload).toEqual({ to: 'here' });
  });

  it('rejects an unknown webhook before it reads the delivery', async () => {
    const untouched = {
      get headers(): never {
        throw new Error('read');
      },
    } as DeliverySource;
    for (const webhook of ['alert', 'toString', '__proto__']) {
      const call = parse(untouched, { secret, webhook: webhook as 'moved' });
      await expect(call).rejects.toThrow(
        new TypeError(`\`webhook\` must be one of \`moved\`, \`removed\`, received ${webhook}.`),
      );
    }
  });

  it('rejects missing options', async () => {
    const call = parse(await sent({ to: 'here' }), undefined as unknown as { secret: string });
    await expect(call).rejects.toThrow(new TypeError('`options` must be an object with the `secret` of the webhook.'));
  });

  it('throws a DeliveryError with the delivery if the body is invalid', async () => {
    const error = await parse(await sent({ to: 5 }), { secret }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeliveryError);
    expect((error as DeliveryError).delivery).toMatchObject({ text: '{"to":5}', idempotencyKey: 'n-1' });
  });
});
