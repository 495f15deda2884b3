import type { Delivery } from './delivery.ts';
import { type PayloadSchema, parsePayload } from './parse-payload.ts';
import { type DeliverySource, type VerifyOptions, verifyDelivery } from './verify-delivery.ts';

/** Options for verifying a delivery of one webhook of the spec. */
export interface ParseOptions<Webhook extends PropertyKey> extends VerifyOptions {
  /** The name of the webhook in the spec, such as `slackNotification`. */
  readonly webhook: Webhook;
}

/** Parses the deliveries of a deployment. `Default` is the webhook that is expected if the options name none. */
export interface DeliveryParser<Payloads, Default extends keyof Payloads> {
  /**
   * Verifies a delivery and parses its body. Throws a `DeliveryError` for a rejected delivery: `code` is the reason and
   * `status` the status to respond with. Throws a TypeError for invalid options or a body that was already read.
   *
   * @param source A Fetch `Request`, or `{ headers, body }` with the raw body.
   * @param options Without `webhook`, expects a delivery of a webhook whose `service` is `generic` or `incidentio`.
   * @example
   * ```ts
   * const { payload, idempotencyKey } = await parseDelivery(request, { secret });
   * console.log(idempotencyKey, payload.state, payload.title);
   * ```
   */
  (
    source: DeliverySource,
    options: VerifyOptions & { readonly webhook?: undefined },
  ): Promise<Delivery<Payloads[Default]>>;
  /** Verifies a delivery of the named webhook and parses its body. */
  <Webhook extends keyof Payloads>(
    source: DeliverySource,
    options: ParseOptions<Webhook>,
  ): Promise<Delivery<Payloads[Webhook]>>;
}

/** Creates the parser of a deployment from the validators of its webhook payloads. */
export function createDeliveryParser<Payloads extends object, Default extends keyof Payloads & string>(
  schemas: { readonly [Webhook in keyof Payloads]: PayloadSchema<Payloads[Webhook]> },
  defaultWebhook: Default,
): DeliveryParser<Payloads, Default> {
  return async <Webhook extends keyof Payloads>(
    source: DeliverySource,
    options: VerifyOptions & { readonly webhook?: Webhook | undefined },
  ) => {
    const webhook = options?.webhook ?? (defaultWebhook as unknown as Webhook);
    if (!Object.hasOwn(schemas, webhook)) {
      const names = Object.keys(schemas).map((name) => `\`${name}\``);
      throw new TypeError(`\`webhook\` must be one of ${names.join(', ')}, received ${String(webhook)}.`);
    }
    return parsePayload(await verifyDelivery(source, options), schemas[webhook]);
  };
}
