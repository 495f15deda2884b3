import type { KnownSource } from '../sources/service.ts';

/** The resources of the tenant that a dashboard can refer to. */
export interface Referents {
  readonly sources: ReadonlyMap<string, KnownSource>;
  /** The ids of the connections that sources use. */
  readonly connections: ReadonlySet<string>;
  /** The ids of the existing dashboards, among those that the dashboard refers to. */
  readonly dashboards: ReadonlySet<string>;
}
