import type { Location } from '@redocly/openapi-core';
import type { Placed } from './follow.ts';
import type { Header, MediaType, Operation, Parameter, RequestBody, Response, Schema } from './nodes.ts';

/** A response of an operation. */
export interface Answer extends Placed<Response> {
  readonly status: string;
  /** Where the operation names it. */
  readonly site: Location;
  /** Whether the operation only points to it. */
  readonly shared: boolean;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, Placed<Header>>;
  readonly json?: Placed<MediaType>;
  readonly schema?: Placed<Schema>;
}

/** One operation, or one webhook, with all that belongs to it, whatever file that stands in. */
export interface Endpoint extends Placed<Operation> {
  /** Of a webhook, its name. */
  readonly path: string;
  /** In lower case, as it stands in the description. */
  readonly method: string;
  /** Those of the path included. */
  readonly parameters: readonly Placed<Parameter>[];
  readonly body?: Placed<RequestBody> & { readonly json?: Placed<MediaType>; readonly schema?: Placed<Schema> };
  readonly answers: readonly Answer[];
  /** Whether a caller needs credentials. */
  readonly secured: boolean;
  /** `GET /dashboards`, or the operationId. */
  readonly title: string;
}

/** The response that says yes: the first one of 200 to 299. */
export function success({ answers }: Endpoint): Answer | undefined {
  return answers.find(({ status }) => /^2/.test(status));
}

/** The responses that say no. */
export function errors({ answers }: Endpoint): readonly Answer[] {
  return answers.filter(({ status }) => /^[45]/.test(status));
}

/** Whether the operation takes a parameter of this name; headers are compared without case. */
export function takes({ parameters }: Endpoint, place: string, name: string): boolean {
  return parameters.some(({ node }) => node.in === place && node.name.toLowerCase() === name.toLowerCase());
}
