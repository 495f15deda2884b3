export * from './api-error.ts';
export { basic, bearer } from './authorization.ts';
export type { CallOptions } from './call-options.ts';
export { createTransport, type FetchClient, type Transport, type TransportOptions } from './fetch-client.ts';
export type { Operation } from './operation.ts';
export type { Page, PageMeta } from './page.ts';
export { originOf, requiredOption } from './required-option.ts';
export { createSend, type Send } from './send.ts';
