import type { Api } from '../api.ts';
import { findDirections } from '../directions.ts';
import { type Drafts, findDrafts } from '../drafts.ts';
import { findTwins } from '../twins.ts';

/** The types that a deployment has beside those of its components. */
export interface MadeTypes {
  /** Components of which another type is sent. */
  readonly twins: ReadonlySet<string>;
  /** Components of which `modify` hands out another type. */
  readonly drafts: Drafts;
}

/** What is made of the components of a deployment. */
export function madeTypes(api: Api): MadeTypes {
  const { schemas } = api;
  return { twins: findTwins(schemas, findDirections([api], schemas)), drafts: findDrafts([api], schemas) };
}
