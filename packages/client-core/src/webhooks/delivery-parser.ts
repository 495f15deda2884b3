import { type Delivery, type PayloadSchema, parsePayload } from './parse-payload.ts';
import { type DeliverySource, type VerifyOptions, verifyDelivery } from './verify-delivery.ts';

/** How a delivery is verified, and which of the webhooks of the spec it is. */
export interface ParseOptions<Webhook extends PropertyKey> extends VerifyOptions {
  /** The name that the webhook has in the spec. */
  readonly webhook: Webhook;
}

/** Reads what a deployment delivers. `First` is the webhook that is meant where none is named. */
export interface Receiver<Payloads, First extends keyof Payloads> {
  /**
   * Verifies a delivery, and reads its body as the spec describes it. Throws a `DeliveryError` whose `code` says why it
   * is refused and whose `status` is what to answer, and a TypeError for wrong options.
   *
   * @param source A Fetch `Request`, or `{ headers, body }` with the body as it came.
   * @param options Without `webhook` the first of the spec is meant, that of the service `generic`.
   * @example
   * ```ts
   * const { payload, idempotencyKey } = await parseDelivery(request, { secret });
   * console.log(idempotencyKey, payload.state, payload.title);
   * ```
   */
  (
    source: DeliverySource,
    options: VerifyOptions & { readonly webhook?: undefined },
  ): Promise<Delivery<Payloads[First]>>;
  /** The same for the webhook that is named. */
  <Webhook extends keyof Payloads>(
    source: DeliverySource,
    options: ParseOptions<Webhook>,
  ): Promise<Delivery<Payloads[Webhook]>>;
}

/** Makes what reads the deliveries of a deployment, of the validators of what its webhooks send. */
export function receiver<Payloads extends object, First extends keyof Payloads & string>(
  payloads: { readonly [Webhook in keyof Payloads]: PayloadSchema<Payloads[Webhook]> },
  first: First,
): Receiver<Payloads, First> {
  return async <Webhook extends keyof Payloads>(
    source: DeliverySource,
    options: VerifyOptions & { readonly webhook?: Webhook | undefined },
  ) => {
    const webhook = options?.webhook ?? (first as unknown as Webhook);
    if (!Object.hasOwn(payloads, webhook)) {
      const names = Object.keys(payloads).map((name) => `\`${name}\``);
      throw new TypeError(`\`webhook\` must be one of ${names.join(', ')}, received ${String(webhook)}.`);
    }
    return parsePayload(await verifyDelivery(source, options), payloads[webhook]);
  };
}
