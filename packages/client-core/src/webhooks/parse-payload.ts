import type { ValueIssue } from '../validation.ts';
import { DeliveryError } from './delivery-error.ts';
import type { VerifiedDelivery } from './verified-delivery.ts';

/** What a webhook sends. */
export interface PayloadSchema<Payload> {
  is(value: unknown): value is Payload;
  check(value: unknown): readonly ValueIssue[];
}

/** A delivery with its body as the spec describes it. */
export interface Delivery<Payload> extends VerifiedDelivery {
  /** The body. It may have properties that this version does not know. */
  readonly payload: Payload;
}

/** The body of a verified delivery, checked against its schema. Throws a `DeliveryError` where it is not as described. */
export function parsePayload<Payload>(delivery: VerifiedDelivery, schema: PayloadSchema<Payload>): Delivery<Payload> {
  const payload = parseJson(delivery);
  if (schema.is(payload)) return { ...delivery, payload };
  const issues = schema.check(payload);
  const all = issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`);
  const message = `The body is not what the spec says. What is wrong, and the rule: ${all.join(', ')}`;
  throw new DeliveryError('NOT_AS_DESCRIBED', message, issues, delivery);
}

function parseJson(delivery: VerifiedDelivery): unknown {
  try {
    return JSON.parse(delivery.text);
  } catch {
    throw new DeliveryError('NOT_JSON', 'The body is no JSON.', [], delivery);
  }
}
