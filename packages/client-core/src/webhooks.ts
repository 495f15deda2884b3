export type { ValidationIssue } from '@observability-api/schemas/runtime';
export type { Delivery, VerifiedDelivery } from './webhooks/delivery.ts';
export { DeliveryError, type DeliveryErrorCode } from './webhooks/delivery-error.ts';
export type { DeliveryHeaders } from './webhooks/delivery-headers.ts';
export { createDeliveryParser, type DeliveryParser, type ParseOptions } from './webhooks/delivery-parser.ts';
export { type PayloadSchema, parsePayload } from './webhooks/parse-payload.ts';
export type { DeliveryBody } from './webhooks/read-body.ts';
export { type SignedDelivery, type SignOptions, signDelivery } from './webhooks/sign-delivery.ts';
export { type DeliverySource, type VerifyOptions, verifyDelivery } from './webhooks/verify-delivery.ts';
