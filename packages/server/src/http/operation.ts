import type { Rule, Schema } from '@observability-api/schemas';
import type { Deprecation } from './headers/deprecation.ts';

/** One operation of a spec. The generator writes a table of these for each deployment. */
export interface Operation {
  readonly method: string;
  /** The path as in the spec, with `{name}` for a parameter. */
  readonly path: string;
  /** True if the handler changes data. It then runs in a transaction. */
  readonly writes: boolean;
  /** Roles that may call the operation. If absent, open source allows only `editor`, and the managed deployment allows all roles. */
  readonly roles?: readonly string[];
  readonly params: Rule;
  readonly query: Rule;
  /** Headers that the spec defines for the operation. */
  readonly headers: Rule;
  readonly body?: Schema<unknown>;
  /** The result of a handler: a value with an envelope (`resource`) or without one (`bare`), a page of a list, or nothing. */
  readonly responseKind: 'resource' | 'bare' | 'list' | 'empty';
  /** True if the response has an `ETag`. The handler then returns the resource with its version. */
  readonly versioned: boolean;
  /** The values of the deprecation headers of responses; absent unless the operation is deprecated. */
  readonly deprecation?: Deprecation;
  /** The media types that `Accept` can select, the default first; absent if there is only JSON. */
  readonly mediaTypes?: readonly string[];
  /** The whole body of the successful response, envelope included. */
  readonly response: Rule;
}
