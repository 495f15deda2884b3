export * from './api-error.ts';
export type { CallOptions } from './call-options.ts';
export { createFetchClient, type FetchClient, type TransportOptions } from './fetch-client.ts';
export type { Operation } from './operation.ts';
export type { Page, PageMeta } from './page.ts';
export { originOf, requiredOption } from './required-option.ts';
export { createSend, type Send } from './send.ts';
