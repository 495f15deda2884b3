import type { Api } from '../read/api.ts';
import { mergeSchemas } from '../read/merge-schemas.ts';
import { findDirections } from '../types/direction.ts';
import { type Drafts, findDrafts } from '../types/drafts.ts';
import { findTwins } from '../types/input-variants.ts';

/** The types that a deployment has beside those of its components. */
export interface MadeTypes {
  /** Components of which another type is sent. */
  readonly twins: ReadonlySet<string>;
  /** Components of which `modify` hands out another type. */
  readonly drafts: Drafts;
}

/** What is made of the components of a deployment. What is sent here may be answered only by another: `apis` are all of them. */
export function madeTypes(api: Api, apis: readonly Api[]): MadeTypes {
  const { schemas } = api;
  const directionOf = findDirections(apis, mergeSchemas(apis));
  return { twins: findTwins(schemas, directionOf), drafts: findDrafts([api], schemas) };
}
