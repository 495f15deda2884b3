import type { Endpoint } from './endpoint.ts';

/** What an endpoint is called everywhere. */
export interface EndpointNames {
  readonly operationId: string;
  readonly clientMethod: string;
  /** The tag, and what summaries call many of them. */
  readonly tag: string;
  /** What summaries call one of them: `notification policy`. */
  readonly thing: string;
  /** The path file below `paths/`. */
  readonly pathFile: string;
  readonly parameters: readonly string[];
}

const verbs = { get: 'get', post: 'create', put: 'update', patch: 'update', delete: 'delete' };

/** The names that follow from method and path: `GET /api/v2/boxes/{boxId}` is `getBox`, in `boxes.item.yaml`. */
export function namesOf({ method, path }: Endpoint): EndpointNames {
  const segments = path.split('/').filter(Boolean);
  const words = segments.filter((segment) => !segment.startsWith('{'));
  const resource = words.at(-1) ?? '';
  const isItem = segments.at(-1)?.startsWith('{') ?? false;
  const verb = method === 'get' && !isItem ? 'list' : verbs[method];
  const plural = pascal(resource);
  const singular = singularOf(plural);
  return {
    operationId: `${verb}${verb === 'list' ? plural : singular}`,
    clientMethod: `${camel(plural)}.${verb}`,
    tag: spaced(plural),
    thing: spaced(singular).toLowerCase(),
    pathFile: `${resource}${isItem ? '.item' : ''}.yaml`,
    parameters: segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1)),
  };
}

function pascal(resource: string): string {
  return resource
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/ [A-Z]/g, (text) => text.toLowerCase());
}

function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(ses|xes|ches|shes)$/.test(name)) return name.slice(0, -2);
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
