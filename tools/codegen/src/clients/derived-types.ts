import type { Api } from '../read/api.ts';
import { mergeSchemas } from '../read/merge-schemas.ts';
import { findDirections } from '../types/direction.ts';
import { type Drafts, findDrafts } from '../types/drafts.ts';
import { findInputVariants } from '../types/input-variants.ts';

/** The types that are derived from the components of a deployment. */
export interface DerivedTypes {
  /** Components with an input variant. */
  readonly inputVariants: ReadonlySet<string>;
  /** Components with a draft. */
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
