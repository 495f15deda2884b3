export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type CallOptions,
  ConflictError,
  ConnectionError,
  type ErrorIssue,
  NotFoundError,
  type Page,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  RouteNotFoundError,
  ServerError,
} from '@observability-api/client-core';
export { type ClientOptions, createClient, type ManagedClient } from './create-client.ts';
export type * from './generated/resources.ts';
export type * from './generated/types.ts';
