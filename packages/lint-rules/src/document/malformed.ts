import type { Location, NormalizedNodeType, UserContext } from '@redocly/openapi-core';
import { builtInRule } from './built-in.ts';
import { isRef } from './follow.ts';

type Context = Pick<UserContext, 'resolve' | 'location' | 'type' | 'config'>;
type Visit = (node: unknown, context: object) => void;

/**
 * Where Redocly itself finds a description not to be one: by `struct`, or since a reference leads nowhere. `undefined`
 * when it is one.
 */
export function malformedPlace(root: unknown, { resolve, location, type, config }: Context): Location | undefined {
  const struct = structOf(config);
  // Without Redocly's rules nobody can tell, and whoever wrote the description is told of it.
  if (!struct) return location;
  const seen = new Map<string, Set<unknown>>();

  const wrongPlace = (
    from: unknown,
    kind: NormalizedNodeType,
    site: Location,
    key: string | number,
  ): Location | undefined => {
    const found = isRef(from) ? resolve<object>(from, site.source.absoluteRef) : { node: from, location: site };
    const { node, location: place } = found;
    if (node === undefined || !place) return site;
    const known = seen.get(kind.name) ?? new Set();
    if (known.has(node)) return undefined;
    seen.set(kind.name, known.add(node));
    let wrong: Location | undefined;
    struct(node, {
      report: () => {
        wrong = place;
      },
      ignoreNextVisitorsOnNode: () => undefined,
      resolve: (value: unknown) => (isRef(value) ? resolve(value, place.source.absoluteRef) : { node: value }),
      ...{ type: kind, location: place, rawLocation: site, key },
    });
    if (wrong || typeof node !== 'object' || node === null) return wrong;
    for (const [name, value] of Object.entries(node)) {
      const child = typeOf(kind, name, value, place);
      const inside = child && wrongPlace(value, child, place.child([name]), name);
      if (inside) return inside;
    }
    return undefined;
  };

  return wrongPlace(root, type, location, '');
}

/** What Redocly's rule does with each node. */
function structOf(config: UserContext['config']): Visit | undefined {
  const visitor = builtInRule(config, 'struct')?.({});
  return visitor && !Array.isArray(visitor) && typeof visitor.any === 'function' ? (visitor.any as Visit) : undefined;
}

/** What stands under a key of a node; `undefined` for what has no type of its own. */
function typeOf(
  kind: NormalizedNodeType,
  key: string,
  value: unknown,
  place: Location,
): NormalizedNodeType | undefined {
  const { properties, additionalProperties, items } = kind;
  const either: unknown = items ?? properties[key] ?? additionalProperties;
  const made = typeof either === 'function' ? either(value, items ? place.child([key]).absolutePointer : key) : either;
  return typeof made === 'object' && made !== null && 'name' in made ? (made as NormalizedNodeType) : undefined;
}
