export type { ValueIssue } from './validation.ts';
export type { DeliveryBody } from './webhooks/body.ts';
export { DeliveryError, type DeliveryErrorCode } from './webhooks/delivery-error.ts';
export type { DeliveryHeaders } from './webhooks/headers.ts';
export { type Delivery, type PayloadSchema, parsePayload } from './webhooks/parse-payload.ts';
export { type ParseOptions, type Receiver, receiver } from './webhooks/receiver.ts';
export { type SignedDelivery, type SignOptions, signDelivery } from './webhooks/sign-delivery.ts';
export type { VerifiedDelivery } from './webhooks/verified-delivery.ts';
export { type DeliverySource, type VerifyOptions, verifyDelivery } from './webhooks/verify-delivery.ts';
