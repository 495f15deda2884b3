import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DeliveryError, signDelivery, type VerifyOptions, verifyDelivery } from '../../src/webhooks.ts';

const secret = 'whsec-9f1c7d52b8e04a63';
const sentMs = 1_768_212_004_000;
const body = '{"title":"Zahlung fehlgeschlagen: 中"}';

/** The header as it is described, made by other code. */
const signature = (text: string, seconds = sentMs / 1000, by = secret) =>
  `t=${seconds},v1=${createHmac('sha256', by).update(`${seconds}.${text}`).digest('hex')}`;

const delivery = (header: string | undefined, text: string | Uint8Array = body) => ({
  headers: { 'idempotency-key': 'n-1', 'x-observability-signature': header },
  body: text,
});

const verify = (header: string | undefined, options: Partial<VerifyOptions> = {}, text?: string | Uint8Array) =>
  verifyDelivery(delivery(header, text), { secret, now: () => sentMs + 1500, ...options });

/** The code of the refusal, and what a receiver answers. */
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof DeliveryError ? `${error.code} ${error.status}` : String(error)),
  );

describe('a signed delivery', () => {
  it('is taken when time and body are signed with the secret, byte for byte', async () => {
    expect(await verify(signature(body))).toEqual({ text: body, idempotencyKey: 'n-1', sentAt: new Date(sentMs) });
    expect(await refusal(verify(signature(body), {}, `${body} `))).toBe('WRONG_SIGNATURE 401');
    const later = signature(body).replace(`${sentMs / 1000}`, `${sentMs / 1000 + 1}`);
    expect(await refusal(verify(later))).toBe('WRONG_SIGNATURE 401');
    expect(await refusal(verify(signature(body, sentMs / 1000, 'another secret')))).toBe('WRONG_SIGNATURE 401');
  });

  it('is taken with the old and the new secret while it changes', async () => {
    for (const secrets of [
      ['new secret of the webhook', secret],
      [secret, 'old secret of the webhook'],
    ]) {
      expect((await verify(signature(body), { secret: secrets })).text).toBe(body);
    }
    expect(await refusal(verify(signature(body), { secret: ['one', 'another'] }))).toBe('WRONG_SIGNATURE 401');
  });

  it('is taken when one of several digests is right, and with parts of later versions', async () => {
    const [time, digest] = signature(body).split(',');
    const header = `${time}, v1=${'0'.repeat(64)}, ${digest}, v2=soon`;
    expect((await verify(header)).text).toBe(body);
  });

  it('is refused when it is older than five minutes, or as far ahead', async () => {
    const at = (seconds: number) => refusal(verify(signature(body), { now: () => sentMs + seconds * 1000 }));
    expect(await at(300)).toBe('taken');
    expect(await at(300.001)).toBe('TOO_OLD 401');
    expect(await at(-300)).toBe('taken');
    expect(await at(-301)).toBe('TOO_NEW 401');
  });

  it('may differ by more or less where the receiver says so', async () => {
    const late = (toleranceMs: number) =>
      refusal(verify(signature(body), { toleranceMs, now: () => sentMs + 3_600_000 }));
    expect(await late(3_600_000)).toBe('taken');
    expect(await late(0)).toBe('TOO_OLD 401');
    expect(await late(Number.POSITIVE_INFINITY)).toBe('taken');
  });

  it('is refused rather than taken where the clock gives no time', async () => {
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY, undefined, new Date()]) {
      const now = () => time as number;
      const message = `TypeError: \`now\` must give milliseconds since 1970, received ${String(time)}.`;
      expect(await refusal(verify(signature(body), { now }))).toBe(message);
      expect(await refusal(verify(signature(body), { now, toleranceMs: Number.POSITIVE_INFINITY }))).toBe(message);
      expect(await refusal(signDelivery(body, { secret, now }))).toBe(message);
    }
  });

  it('is refused by its headers before anything of the body is read', async () => {
    const digest = `v1=${'a'.repeat(64)}`;
    for (const [header, code] of [
      ['no signature', 'MALFORMED_SIGNATURE 400'],
      [`t=1,${digest}`, 'TOO_OLD 401'],
      [`t=999999999999,${digest}`, 'TOO_NEW 401'],
    ] as const) {
      const { headers } = delivery(header);
      const untouched = new ReadableStream<Uint8Array>(
        {
          pull() {
            throw new Error('read');
          },
        },
        { highWaterMark: 0 },
      );
      expect(await refusal(verifyDelivery({ headers, body: untouched }, { secret, now: () => sentMs }))).toBe(code);
    }
  });

  it.each([
    ['nothing', undefined, 'MISSING_HEADER 400'],
    ['an empty text', '', 'MISSING_HEADER 400'],
    ['no digest', 't=1768212004', 'MALFORMED_SIGNATURE 400'],
    ['no time', `v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['two times', `t=1,t=2,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['a time that is no number', `t=soon,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['a negative time', `t=-1,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['a digest that is too short', `t=1768212004,v1=${'a'.repeat(63)}`, 'MALFORMED_SIGNATURE 400'],
    ['a digest that is not hexadecimal', `t=1768212004,v1=${'g'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['more than 1024 characters', `t=1768212004,${`v1=${'a'.repeat(64)},`.repeat(16)}`, 'MALFORMED_SIGNATURE 400'],
  ])('is refused when its header is %s', async (_, header, expected) => {
    expect(await refusal(verify(header))).toBe(expected);
  });

  it('has no secret and no body in the message of an error', async () => {
    const error = await verify(signature('other')).catch((reason: unknown) => reason as DeliveryError);
    expect(String(error)).toBe('DeliveryError: The delivery is not signed with a secret that is known here.');
    expect(JSON.stringify(error)).not.toMatch(/whsec|Zahlung/);
  });

  it('needs a secret that is one: a variable that is not set lets nothing in', async () => {
    for (const missing of [undefined, '', [], [''], [secret, undefined], 7]) {
      const wrong = { secret: missing as unknown as string };
      expect(await refusal(verify(signature(body), wrong))).toMatch(/^TypeError: `secret` must be/);
    }
  });

  it('is signed by `signDelivery` as it is described', async () => {
    const signed = await signDelivery(body, { secret, idempotencyKey: 'n-1', now: () => sentMs + 999 });
    expect(signed).toEqual({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'n-1',
        'X-Observability-Signature': signature(body),
      },
      body,
    });
  });
});

describe('a delivery of a webhook without a secret', () => {
  it('is taken without a signature, where the receiver says that there is none', async () => {
    const taken = await verify(undefined, { secret: null });
    expect(taken).toEqual({ text: body, idempotencyKey: 'n-1', sentAt: undefined });
    const signed = await signDelivery({ a: 1 }, { secret: null });
    expect(Object.keys(signed.headers)).toEqual(['Content-Type', 'Idempotency-Key']);
    expect(await verifyDelivery(signed, { secret: null })).toMatchObject({ text: '{"a":1}', sentAt: undefined });
  });
});
