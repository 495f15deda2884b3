import type { ValidationIssue } from '@observability-api/schemas/runtime';
import type { Delivery, VerifiedDelivery } from './delivery.ts';
import { DeliveryError } from './delivery-error.ts';

/** The validator of a webhook payload. */
export interface PayloadSchema<Payload> {
  is(value: unknown): value is Payload;
  check(value: unknown): readonly ValidationIssue[];
}

/** Parses the body of a verified delivery and checks it against its schema. Throws a `DeliveryError` if it is invalid. */
export function parsePayload<Payload>(delivery: VerifiedDelivery, schema: PayloadSchema<Payload>): Delivery<Payload> {
  const payload = parseJson(delivery);
  if (schema.is(payload)) return { ...delivery, payload };
  const issues = schema.check(payload);
  // The message of the error has only paths and codes: the messages of issues quote values of the body, which may be confidential.
  const invalidFields = issues.map(({ path, code }) => `${path.join('.') || 'body'} (${code})`);
  const message = `The body does not match its schema. Invalid: ${invalidFields.join(', ')}.`;
  throw new DeliveryError('INVALID_PAYLOAD', message, issues, delivery);
}

function parseJson(delivery: VerifiedDelivery): unknown {
  try {
    return JSON.parse(delivery.text);
  } catch {
    throw new DeliveryError('INVALID_JSON', 'The body is not JSON.', [], delivery);
  }
}
