export {
  type Delivery,
  type DeliveryBody,
  DeliveryError,
  type DeliveryErrorCode,
  type DeliveryHeaders,
  type DeliveryParser,
  type DeliverySource,
  type ParseOptions,
  type PayloadSchema,
  type SignedDelivery,
  type SignOptions,
  signDelivery,
  type ValidationIssue,
  type VerifiedDelivery,
  type VerifyOptions,
  verifyDelivery,
} from '@observability-api/client-core/webhooks';
// `parseDelivery`, `Payloads` and the payload types of the spec.
export * from './generated/webhooks.ts';
