import {
  type Delivery,
  type DeliverySource,
  parsePayload,
  type VerifyOptions,
  verifyDelivery,
} from '@observability-api/client-core/webhooks';
import { defaultWebhook, type Payloads, payloads } from './generated/webhooks.ts';

export {
  type Delivery,
  type DeliveryBody,
  DeliveryError,
  type DeliveryErrorCode,
  type DeliveryHeaders,
  type DeliverySource,
  type SignedDelivery,
  type SignOptions,
  signDelivery,
  type ValueIssue,
  type VerifiedDelivery,
  type VerifyOptions,
  verifyDelivery,
} from '@observability-api/client-core/webhooks';
export type * from './generated/webhooks.ts';

/** How a delivery is verified, and what it is. */
export interface ParseOptions<Webhook extends keyof Payloads> extends VerifyOptions {
  /** Which of the webhooks of the spec it is. Default: the first of them, for webhooks of the service `generic`. */
  readonly webhook?: Webhook | undefined;
}

/**
 * Verifies a delivery, and reads its body as the spec describes it. Throws a `DeliveryError` whose `code` says why it is
 * refused and whose `status` is what to answer, and a TypeError for wrong options.
 *
 * @param source A Fetch `Request`, or `{ headers, body }` with the body as it came.
 * @example
 * ```ts
 * const { payload, idempotencyKey } = await parseDelivery(request, { secret });
 * console.log(idempotencyKey, payload.state, payload.title);
 * ```
 */
export async function parseDelivery<Webhook extends keyof Payloads = typeof defaultWebhook>(
  source: DeliverySource,
  options: ParseOptions<Webhook>,
): Promise<Delivery<Payloads[Webhook]>> {
  const webhook = (options.webhook ?? defaultWebhook) as Webhook;
  return parsePayload(await verifyDelivery(source, options), payloads[webhook]);
}
