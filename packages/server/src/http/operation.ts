import type { Rule, Schema } from '@observability-api/schemas';
import type { Deprecation } from './headers/deprecation.ts';

/** One operation of a spec, as the adapter needs it. The generator writes a table of these for each deployment. */
export interface Operation {
  readonly method: string;
  /** As in the spec, with `{name}` for a path parameter. */
  readonly path: string;
  /** Roles that may call it; absent where credentials have no roles. */
  readonly roles?: readonly string[];
  readonly params: Rule;
  readonly query: Rule;
  /** Headers that the operation understands beyond those of HTTP itself. */
  readonly headers: Rule;
  readonly body?: Schema<unknown>;
  /** What a handler returns: one resource, a page of a list, or nothing. */
  readonly answer: 'one' | 'list' | 'nothing';
  /** Whether the answer carries an `ETag`: the handler then says the resource's version. */
  readonly versioned: boolean;
  /** What every answer of it says; absent unless it is deprecated. */
  readonly deprecation?: Deprecation;
  /** The whole body of the successful response, envelope included. */
  readonly response: Rule;
}
