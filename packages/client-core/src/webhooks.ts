export type { ValueIssue } from './validation.ts';
export { DeliveryError, type DeliveryErrorCode } from './webhooks/delivery-error.ts';
export type { DeliveryHeaders } from './webhooks/delivery-headers.ts';
export { type ParseOptions, type Receiver, receiver } from './webhooks/delivery-parser.ts';
export { type Delivery, type PayloadSchema, parsePayload } from './webhooks/parse-payload.ts';
export type { DeliveryBody } from './webhooks/read-body.ts';
export { type SignedDelivery, type SignOptions, signDelivery } from './webhooks/sign-delivery.ts';
export type { VerifiedDelivery } from './webhooks/verified-delivery.ts';
export { type DeliverySource, type VerifyOptions, verifyDelivery } from './webhooks/verify-delivery.ts';
