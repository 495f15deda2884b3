import type { Location } from '@redocly/openapi-core';
import type { Header, MediaType, Operation, Parameter, RequestBody, Response, Schema } from './nodes.ts';
import type { Located } from './references.ts';

/** A response of an operation. */
export interface EndpointResponse extends Located<Response> {
  readonly status: string;
  /** The location in the operation. */
  readonly site: Location;
  /** True if the operation uses a `$ref` for it. */
  readonly shared: boolean;
  /** The headers by lowercase name. */
  readonly headers: ReadonlyMap<string, Located<Header>>;
  readonly json?: Located<MediaType>;
  readonly schema?: Located<Schema>;
}

/**
 * An operation or a webhook. References to its parameters, request body, responses, headers and the schemas of its JSON bodies are
 * resolved. References to the schemas of parameters and headers, and references inside schemas, are not.
 */
export interface Endpoint extends Located<Operation> {
  /** The path of an operation, or the name of a webhook. */
  readonly path: string;
  /** The HTTP method in lowercase, as in the document. */
  readonly method: string;
  /** The parameters of the operation and of its path item. A parameter of the operation overrides one of the path item. */
  readonly parameters: readonly Located<Parameter>[];
  readonly body?: Located<RequestBody> & { readonly json?: Located<MediaType>; readonly schema?: Located<Schema> };
  readonly responses: readonly EndpointResponse[];
  /** True if the operation requires credentials. */
  readonly secured: boolean;
  /** The operationId, or the method and the path. */
  readonly title: string;
}

/** Returns the first response with a 2xx status, or undefined if there is none. */
export function success({ responses }: Endpoint): EndpointResponse | undefined {
  return responses.find(({ status }) => /^2/.test(status));
}

/** Returns the responses with a 4xx or 5xx status. */
export function errors({ responses }: Endpoint): readonly EndpointResponse[] {
  return responses.filter(({ status }) => /^[45]/.test(status));
}

/** Returns true if the operation has the parameter. Names are compared ignoring case. */
export function hasParameter({ parameters }: Endpoint, place: string, name: string): boolean {
  return parameters.some(({ node }) => node.in === place && node.name.toLowerCase() === name.toLowerCase());
}
