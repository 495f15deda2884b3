import type { Endpoint } from './endpoint.ts';

/** The names that an endpoint has in the spec. */
export interface EndpointNames {
  readonly operationId: string;
  readonly clientMethod: string;
  readonly tag: string;
  /** Singular and plural for summaries: `notification policy`, `notification policies`. */
  readonly thing: string;
  readonly things: string;
  /** The name of the schema, with and without the names of the parent resources. */
  readonly component: string;
  readonly plainComponent: string;
  /** True if the path leads to a single resource: one without an id, such as the owner of a dashboard. */
  readonly single: boolean;
  /** The path file relative to `paths/`. */
  readonly pathFile: string;
  readonly parameters: readonly string[];
}

const verbs = { get: 'get', post: 'create', put: 'update', patch: 'update', delete: 'delete' };

/** Leading path segments that do not name a resource. */
const scopes = new Set(['api', 'v1', 'v2', 'organizations', 'services', 'observability']);

/**
 * Derives the names from method and path. `GET /api/v2/boxes/{boxId}` becomes `getBox` in `boxes.item.yaml`; `GET
 * /api/v2/boxes/{boxId}/lids` becomes `listBoxLids` in `boxes.lids.yaml`. A path that ends with a singular is a single
 * resource: `GET /api/v2/boxes/{boxId}/owner` becomes `getBoxOwner`.
 */
export function namesOf({ method, path }: Endpoint): EndpointNames {
  const segments = path.split('/').filter(Boolean);
  const words = resourcesOf(segments.filter((segment) => !segment.startsWith('{')));
  const isItem = segments.at(-1)?.startsWith('{') ?? false;
  const [noun = ''] = words.slice(-1);
  const single = !isItem && isSingular(noun);
  const verb = method === 'get' && !isItem && !single ? 'list' : verbs[method];
  const last = toPascalCase(noun);
  const owners = words.slice(0, -1).map((word) => singularOf(toPascalCase(word)));
  const plural = [...owners, last].join('');
  const singular = single ? plural : singularOf(plural);
  return {
    operationId: `${verb}${verb === 'list' ? plural : singular}`,
    clientMethod: `${toCamelCase(plural)}.${verb}`,
    tag: toSpaces(toPascalCase(words[0] ?? '')),
    thing: toSpaces(singular).toLowerCase(),
    things: toSpaces(plural).toLowerCase(),
    component: singular,
    plainComponent: single ? last : singularOf(last),
    single,
    pathFile: `${words.join('.')}${isItem ? '.item' : ''}.yaml`,
    parameters: segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1)),
  };
}

/** Returns true for a word in the singular, and for a plural that names one resource, such as settings. */
export function isSingular(word: string): boolean {
  return !word.endsWith('s') || /(ss|us|settings|preferences|statistics)$/.test(word);
}

/** Returns the resources in a path, parents first. */
function resourcesOf(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !scopes.has(word));
  return first === -1 ? words.slice(-1) : words.slice(first);
}

function toPascalCase(resource: string): string {
  return resource
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function toCamelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function toSpaces(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/ [A-Z]/g, (text) => text.toLowerCase());
}

function singularOf(name: string): string {
  if (/series$/i.test(name)) return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(ss|status|x|ch|sh)es$/i.test(name) && !/caches$/i.test(name)) return name.slice(0, -2);
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
