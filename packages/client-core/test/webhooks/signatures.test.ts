import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DeliveryError, signDelivery, type VerifyOptions, verifyDelivery } from '../../src/webhooks.ts';

const secret = 'whsec-9f1c7d52b8e04a63';
const sentMs = 1_768_212_004_000;
const body = '{"title":"Zahlung fehlgeschlagen: 中"}';

/** Creates the signature header with Node's crypto module. */
function signature(text: string, seconds = sentMs / 1000, key = secret) {
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')}`;
}

function delivery(header: string | undefined, text: string | Uint8Array = body) {
  return {
    headers: { 'idempotency-key': 'n-1', 'x-observability-signature': header },
    body: text,
  };
}

function verify(header: string | undefined, options: Partial<VerifyOptions> = {}, text?: string | Uint8Array) {
  return verifyDelivery(delivery(header, text), { secret, now: () => sentMs + 1500, ...options });
}

/** Returns `accepted`, the code and the status of a {@link DeliveryError}, or the text of another error. */
function outcomeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof DeliveryError ? `${error.code} ${error.status}` : String(error)),
  );
}

describe('a signed delivery', () => {
  it('is accepted if the secret signed exactly this time and body', async () => {
    expect(await verify(signature(body))).toEqual({ text: body, idempotencyKey: 'n-1', sentAt: new Date(sentMs) });
    expect(await outcomeOf(verify(signature(body), {}, `${body} `))).toBe('INVALID_SIGNATURE 401');
    const later = signature(body).replace(`${sentMs / 1000}`, `${sentMs / 1000 + 1}`);
    expect(await outcomeOf(verify(later))).toBe('INVALID_SIGNATURE 401');
    expect(await outcomeOf(verify(signature(body, sentMs / 1000, 'another secret')))).toBe('INVALID_SIGNATURE 401');
  });

  it('is accepted with the old or the new secret during a rotation', async () => {
    for (const secrets of [
      ['new secret of the webhook', secret],
      [secret, 'old secret of the webhook'],
    ]) {
      expect((await verify(signature(body), { secret: secrets })).text).toBe(body);
    }
    expect(await outcomeOf(verify(signature(body), { secret: ['one', 'another'] }))).toBe('INVALID_SIGNATURE 401');
  });

  it('is accepted if one of several digests matches, and with unknown parts', async () => {
    const [time, digest] = signature(body).split(',');
    const header = `${time}, v1=${'0'.repeat(64)}, ${digest}, v2=soon`;
    expect((await verify(header)).text).toBe(body);
  });

  it('is rejected if its time differs by more than five minutes', async () => {
    const outcomeAfter = (seconds: number) =>
      outcomeOf(verify(signature(body), { now: () => sentMs + seconds * 1000 }));
    expect(await outcomeAfter(300)).toBe('accepted');
    expect(await outcomeAfter(300.001)).toBe('TOO_OLD 401');
    expect(await outcomeAfter(-300)).toBe('accepted');
    expect(await outcomeAfter(-301)).toBe('TOO_NEW 401');
  });

  it('is accepted if its time differs by at most the tolerance of the options', async () => {
    const late = (toleranceMs: number) =>
      outcomeOf(verify(signature(body), { toleranceMs, now: () => sentMs + 3_600_000 }));
    expect(await late(3_600_000)).toBe('accepted');
    expect(await late(0)).toBe('TOO_OLD 401');
    expect(await late(Number.POSITIVE_INFINITY)).toBe('accepted');
  });

  it('is neither verified nor created if the clock does not return a finite number', async () => {
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY, undefined, new Date()]) {
      const now = () => time as number;
      const message = `TypeError: \`now\` must return milliseconds since 1970, received ${String(time)}.`;
      expect(await outcomeOf(verify(signature(body), { now }))).toBe(message);
      expect(await outcomeOf(verify(signature(body), { now, toleranceMs: Number.POSITIVE_INFINITY }))).toBe(message);
      expect(await outcomeOf(signDelivery(body, { secret, now }))).toBe(message);
    }
  });

  it('is rejected because of its headers before the body is read', async () => {
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
      expect(await outcomeOf(verifyDelivery({ headers, body: untouched }, { secret, now: () => sentMs }))).toBe(code);
    }
  });

  it.each([
    ['is missing', undefined, 'MISSING_HEADER 400'],
    ['is empty', '', 'MISSING_HEADER 400'],
    ['has no digest', 't=1768212004', 'MALFORMED_SIGNATURE 400'],
    ['has no time', `v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['has two times', `t=1,t=2,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['has a time that is not a number', `t=soon,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['has a negative time', `t=-1,v1=${'a'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['has a digest that is too short', `t=1768212004,v1=${'a'.repeat(63)}`, 'MALFORMED_SIGNATURE 400'],
    ['has a digest that is not hexadecimal', `t=1768212004,v1=${'g'.repeat(64)}`, 'MALFORMED_SIGNATURE 400'],
    ['has more than 1024 characters', `t=1768212004,${`v1=${'a'.repeat(64)},`.repeat(16)}`, 'MALFORMED_SIGNATURE 400'],
  ])('is rejected if its header %s', async (_, header, expected) => {
    expect(await outcomeOf(verify(header))).toBe(expected);
  });

  it('does not put the secret or the body into errors', async () => {
    const error = await verify(signature('other')).catch((reason: unknown) => reason as DeliveryError);
    expect(String(error)).toBe('DeliveryError: The signature of the delivery does not match any known secret.');
    expect(JSON.stringify(error)).not.toMatch(/whsec|Zahlung/);
  });

  it('requires a secret: an unset variable does not disable the check', async () => {
    for (const missing of [undefined, '', [], [''], [secret, undefined], 7]) {
      const wrong = { secret: missing as unknown as string };
      expect(await outcomeOf(verify(signature(body), wrong))).toMatch(/^TypeError: `secret` must be/);
    }
  });

  it('is created by `signDelivery`', async () => {
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
  it('is accepted without a signature if the secret is null', async () => {
    const accepted = await verify(undefined, { secret: null });
    expect(accepted).toEqual({ text: body, idempotencyKey: 'n-1', sentAt: undefined });
    const signed = await signDelivery({ a: 1 }, { secret: null });
    expect(Object.keys(signed.headers)).toEqual(['Content-Type', 'Idempotency-Key']);
    expect(await verifyDelivery(signed, { secret: null })).toMatchObject({ text: '{"a":1}', sentAt: undefined });
  });
});
