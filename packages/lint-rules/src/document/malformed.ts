import type { Location, NormalizedNodeType, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isRef } from './references.ts';

type Context = Pick<UserContext, 'resolve' | 'location' | 'type' | 'config'>;
type Visit = (node: unknown, context: object) => void;

/**
 * Returns the first location with an invalid structure (reported by the Redocly rule `struct`), or with a reference that cannot be
 * resolved. Returns undefined for a valid document. Returns the root if the configuration excludes the rules of Redocly.
 */
export function malformedLocation(root: unknown, { resolve, location, type, config }: Context): Location | undefined {
  const struct = structOf(config);
  // Without the rules of Redocly, the location is unknown. Report the root.
  if (!struct) return location;
  const seen = new Map<string, Set<unknown>>();

  const findMalformed = (
    from: unknown,
    kind: NormalizedNodeType,
    site: Location,
    key: string | number,
  ): Location | undefined => {
    const target = isRef(from) ? resolve<object>(from, site.source.absoluteRef) : { node: from, location: site };
    const { node, location: place } = target;
    if (node === undefined || !place) return site;
    const visited = seen.get(kind.name) ?? new Set();
    if (visited.has(node)) return undefined;
    seen.set(kind.name, visited.add(node));
    let malformed: Location | undefined;
    struct(node, {
      report: () => {
        malformed = place;
      },
      ignoreNextVisitorsOnNode: () => undefined,
      resolve: (value: unknown) => (isRef(value) ? resolve(value, place.source.absoluteRef) : { node: value }),
      type: kind,
      location: place,
      rawLocation: site,
      key,
    });
    if (malformed || typeof node !== 'object' || node === null) return malformed;
    for (const [name, value] of Object.entries(node)) {
      const child = typeOf(kind, name, value, place);
      const nestedIssue = child && findMalformed(value, child, place.child([name]), name);
      if (nestedIssue) return nestedIssue;
    }
    return undefined;
  };

  return findMalformed(root, type, location, '');
}

/** Returns the visitor of the Redocly rule `struct`; undefined if the configuration excludes the rules of Redocly. */
function structOf(config: UserContext['config']): Visit | undefined {
  const visitor = builtInRule(config, 'struct')?.({});
  return visitor && !Array.isArray(visitor) && typeof visitor.any === 'function' ? (visitor.any as Visit) : undefined;
}

/** Returns the node type of the value under a key; undefined if it has none. */
function typeOf(
  kind: NormalizedNodeType,
  key: string,
  value: unknown,
  place: Location,
): NormalizedNodeType | undefined {
  const { properties, additionalProperties, items } = kind;
  const childType: unknown = items ?? properties[key] ?? additionalProperties;
  const child =
    typeof childType === 'function' ? childType(value, items ? place.child([key]).absolutePointer : key) : childType;
  return typeof child === 'object' && child !== null && 'name' in child ? (child as NormalizedNodeType) : undefined;
}

/** Returns a rule of Redocly; undefined if the configuration excludes the rules of Redocly. */
export function builtInRule(config: UserContext['config'], name: string): Oas3Rule | undefined {
  const sets = config?.getRulesForSpecVersion('oas3') ?? [];
  return sets.map((set) => (set as Readonly<Record<string, Oas3Rule>>)[name]).find(Boolean);
}
