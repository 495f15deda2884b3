import type { Api } from '../read/api.ts';
import { mergeSchemas } from '../read/merge-schemas.ts';
import { findDirections } from '../types/direction.ts';
import { type Drafts, findDrafts } from '../types/drafts.ts';
import { findInputVariants } from '../types/input-variants.ts';

/** The components of a deployment for which additional types are generated. */
export interface DerivedTypes {
  /** Components with an input variant: a type with read-only arrays for requests, such as `SeriesInput` for `Series`. */
  readonly inputVariants: ReadonlySet<string>;
  /** Components with a draft: the editable type that `modify` passes to its callback, such as `DashboardDraft`. */
  readonly drafts: Drafts;
}

/**
 * Returns the derived types of a deployment. `apis` are all deployments: a component may be input in one and output in
 * another.
 */
export function derivedTypes(api: Api, apis: readonly Api[]): DerivedTypes {
  const { schemas } = api;
  const directionOf = findDirections(apis, mergeSchemas(apis));
  return { inputVariants: findInputVariants(schemas, directionOf), drafts: findDrafts([api], schemas) };
}
