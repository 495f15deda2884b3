export { Call, type CallError, type CallFailure, type CallResponse, type CallSuccess } from './calls/call.ts';
export type { CallWarning } from './calls/call-state.ts';
export * from './errors/api-error.ts';
export type { OperationError, StatusError } from './errors/operation-error.ts';
export { AbortError, ConnectionError, RouteNotFoundError, TimeoutError } from './errors/transport-error.ts';
export type { Log, Logger, LogLevel } from './logging/log.ts';
export type { Operation } from './operation.ts';
export type { CallOptions } from './options/call-options.ts';
export type { ConnectionOptions, Fetch, FetchInit, RateLimit, Rewrite, Validation } from './options/client-options.ts';
export {
  basicAuthorization,
  bearerAuthorization,
  type Credentials,
  fixedCredentials,
  rotatingCredentials,
  type Secret,
} from './options/credentials.ts';
export { parseBaseUrl, readOption, readRequiredOption } from './options/environment.ts';
export type { Middleware, MiddlewareRequest, Next } from './options/middleware.ts';
export type { TailOptions } from './paging/events.ts';
export { ListCall } from './paging/list-call.ts';
export { Page, type PageMeta } from './paging/page.ts';
export { type CallFactory, createCalls } from './pipeline/call-factory.ts';
export { type ChartRows, chartRows, type WithValues } from './pipeline/chart-rows.ts';
export type { ClientIdentity } from './pipeline/connection.ts';
export type { ModifyFunction } from './pipeline/modify.ts';
export { createSender, type Sender } from './pipeline/sender.ts';
