import { at, type Place, SpecFault } from '../read/spec-error.ts';
import { referencedNames } from '../rules/rule.ts';
import type { Components } from './schema-support.ts';

/** Throws a {@link SpecFault} when a schema contains itself: its module would need itself to be loaded first. */
export function refuseRecursion(components: Components, place: Place): void {
  const finished = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) {
      const through = way.slice(way.indexOf(name) + 1).map((step) => `\`${step}\``);
      const how = through.length > 0 ? `, through ${through.join(' and ')}` : '';
      throw new SpecFault(`the schema \`${name}\` contains itself${how}, which is not supported`, at(place, name));
    }
    const schema = components.get(name);
    if (!schema || finished.has(name)) return;
    for (const next of [...referencedNames(schema)].sort()) visit(next, [...way, name]);
    finished.add(name);
  };
  for (const name of [...components.keys()].sort()) visit(name, []);
}
