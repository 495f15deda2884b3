import type { Deployment } from '../files.ts';
import type { JsonSchema, Parameter } from './document.ts';
import type { SpecLocation } from './spec-error.ts';

/** The parts of one deployment's spec that the generators use. */
export interface Api {
  readonly deployment: Deployment;
  /** `info.version`, which is also the version of the packages. */
  readonly version: string;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly operations: readonly Operation[];
  /** The requests that the service sends, in the order of the spec's `webhooks`. */
  readonly webhooks: readonly Webhook[];
}

/** One operation with all references resolved, except references to schemas: those become named types. */
export interface Operation {
  readonly location: SpecLocation;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** `undefined` if the operation is not deprecated. */
  readonly deprecation: Deprecation | undefined;
  readonly stability: string;
  readonly since: string;
  /** `dashboards` in `dashboards.create`. */
  readonly resource: string;
  /** `create` in `dashboards.create`. */
  readonly clientMethod: string;
  /** True if clients find the resource in a list on servers without the operation. */
  readonly listFallback: boolean;
  /** False for GET, and for an operation with `x-read-only`. */
  readonly writes: boolean;
  /** True for an operation that changes data, or that has `x-external-effect`. */
  readonly hasEffect: boolean;
  /** The roles that may call the operation; `undefined` if the spec names none. The deployment then decides. */
  readonly roles: readonly string[] | undefined;
  readonly pathParameters: readonly LocatedParameter[];
  readonly queryParameters: readonly LocatedParameter[];
  readonly headerParameters: readonly LocatedParameter[];
  readonly body: Body | undefined;
  readonly response: SuccessResponse;
  readonly errors: readonly ErrorResponse[];
}

/** The deprecation of an operation, as far as the spec describes it. */
export interface Deprecation {
  /** The value of the `Deprecation` response header, for example `@1767225600`. */
  readonly since: string | undefined;
  /** The last day on which the operation is available, for example `2027-01-31`. */
  readonly sunset: string | undefined;
  readonly replacement: Replacement | undefined;
}

/** The replacement of a deprecated operation. */
export interface Replacement {
  /** The client method, for example `dashboards.create`, or the operationId of a webhook. */
  readonly name: string;
  /** `undefined` if the replacement is a webhook. */
  readonly path: string | undefined;
}

/** A request that the service sends to a receiver. */
export interface Webhook {
  readonly location: SpecLocation;
  /** The key in the spec's `webhooks`. */
  readonly name: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly stability: string;
  readonly since: string;
  readonly headerParameters: readonly LocatedParameter[];
  readonly body: Body;
}

/** A parameter and its location in the spec. */
export interface LocatedParameter extends Parameter {
  readonly location: SpecLocation;
}

/** An error response of an operation. */
export interface ErrorResponse {
  readonly status: string;
  readonly description: string;
  /** The schema of the body; `undefined` if there is none. */
  readonly schema: JsonSchema | undefined;
}

/** The JSON body of a request. */
export interface Body {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example: unknown;
}

/** The successful response of an operation. */
export interface SuccessResponse {
  /** The schema of the whole body. Unless `bare` is true, it is an envelope around the content, such as `{ data, meta }`. */
  readonly envelope: JsonSchema;
  /** The first example of the whole body. */
  readonly example: unknown;
  /** The property of the envelope that contains the content; `undefined` if there is no content, or if `bare` is true. */
  readonly property: string | undefined;
  /** The schema of the content. If the response is a page of a list, it is the schema of one item. */
  readonly schema: JsonSchema | undefined;
  /** True if the body is the content, without an envelope. */
  readonly bare: boolean;
  /** True if the response is a page of a list. */
  readonly list: boolean;
  /** True if the response has an `ETag` header. */
  readonly versioned: boolean;
  /** The media types other than JSON that `Accept` can select. */
  readonly alternatives: readonly AlternativeResponse[];
}

/** A media type of a successful response other than JSON. Its body is text or binary. */
export interface AlternativeResponse {
  readonly mediaType: string;
  /** The client method that returns the body as text; `undefined` if clients have none. */
  readonly clientMethod: string | undefined;
  readonly schema: JsonSchema;
}
