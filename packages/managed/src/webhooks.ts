export {
  type Delivery,
  type DeliveryBody,
  DeliveryError,
  type DeliveryErrorCode,
  type DeliveryHeaders,
  type DeliverySource,
  type ParseOptions,
  type PayloadSchema,
  type Receiver,
  type SignedDelivery,
  type SignOptions,
  signDelivery,
  type ValueIssue,
  type VerifiedDelivery,
  type VerifyOptions,
  verifyDelivery,
} from '@observability-api/client-core/webhooks';
// By what the spec has: `parseDelivery`, `Payloads` and the types of what is sent.
export * from './generated/webhooks.ts';
