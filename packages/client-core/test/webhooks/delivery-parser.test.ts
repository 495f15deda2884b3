import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Delivery,
  DeliveryError,
  type DeliverySource,
  type PayloadSchema,
  type Receiver,
  receiver,
  signDelivery,
} from '../../src/webhooks.ts';

interface Payloads {
  moved: { readonly to: string };
  removed: { readonly at: number };
}

const schema = <Payload>(name: string, type: string): PayloadSchema<Payload> => {
  const check = (value: unknown) =>
    typeof (value as Record<string, unknown>)[name] === type
      ? []
      : [{ pointer: `/${name}`, path: [name], code: 'type', message: `expected ${type}` }];
  return { check, is: (value): value is Payload => check(value).length === 0 };
};
const parse: Receiver<Payloads, 'moved'> = receiver(
  { moved: schema('to', 'string'), removed: schema('at', 'number') },
  'moved',
);
const secret = 'whsec-9f1c7d52b8e04a63';
const sent = async (payload: unknown) => signDelivery(payload, { secret, idempotencyKey: 'n-1' });

describe('a receiver of deliveries', () => {
  it('gets what the first webhook sends where it names none, with what later versions add', async () => {
    const delivery = await parse(await sent({ to: 'here', later: 1 }), { secret });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<{ readonly to: string }>>();
    expect(delivery).toMatchObject({ payload: { to: 'here', later: 1 }, idempotencyKey: 'n-1' });
  });

  it('gets what the webhook sends that it names', async () => {
    const delivery = await parse(await sent({ at: 5 }), { secret, webhook: 'removed' });
    expectTypeOf(delivery).toEqualTypeOf<Delivery<{ readonly at: number }>>();
    expect(delivery.payload).toEqual({ at: 5 });
  });

  it('must say what it gets where it does not know which webhook it names', async () => {
    const either = 'removed' as 'moved' | 'removed';
    const delivery = await parse(await sent({ at: 5 }), { secret, webhook: either });
    expectTypeOf(delivery.payload).toEqualTypeOf<Payloads['moved' | 'removed']>();
    const perhaps = undefined as 'removed' | undefined;
    // @ts-expect-error It would get what `moved` sends, and not what `removed` does.
    const other = await parse(await sent({ to: 'here' }), { secret, webhook: perhaps });
    expect(other.payload).toEqual({ to: 'here' });
  });

  it('is told which webhooks there are when it names another, before anything is read', async () => {
    const untouched = {
      get headers(): never {
        throw new Error('read');
      },
    } as DeliverySource;
    for (const webhook of ['alert', 'toString', '__proto__']) {
      const wrong = parse(untouched, { secret, webhook: webhook as 'moved' });
      await expect(wrong).rejects.toThrow(
        new TypeError(`\`webhook\` must be one of \`moved\`, \`removed\`, received ${webhook}.`),
      );
    }
  });

  it('is told when it forgets the options', async () => {
    const wrong = parse(await sent({ to: 'here' }), undefined as unknown as { secret: string });
    await expect(wrong).rejects.toThrow(new TypeError('`options` must be an object with the `secret` of the webhook.'));
  });

  it('gets nothing of a body that is not as described, and an error that has it', async () => {
    const error = await parse(await sent({ to: 5 }), { secret }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeliveryError);
    expect((error as DeliveryError).delivery).toMatchObject({ text: '{"to":5}', idempotencyKey: 'n-1' });
  });
});
