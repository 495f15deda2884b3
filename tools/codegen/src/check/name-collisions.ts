import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '../read/api.ts';
import { at, type Place, SpecFault } from '../read/spec-error.ts';
import { kebabCase } from '../text/names.ts';

/** What the package of the schemas has beside a module a component: what it exports, the drafts, and its runtime. */
const modules = ['index', 'drafts', 'runtime'];

/** What modules of components have of the language and of the runtime. */
const used = ['Array', 'Number', 'Object', 'Promise', 'Readonly', 'Record', 'Schema'];

/** The name of a type that is made of another one cannot be the name of a component too, nor can two share a module. */
export function refuseTaken(made: readonly string[], apis: readonly Api[]): void {
  const owners = new Map<string, string>();
  for (const api of apis) {
    for (const name of api.schemas.keys()) {
      if (used.includes(name)) throw taken(name, 'something that generated code uses', api);
      if (made.includes(name)) throw taken(name, 'a type that is made of another schema', api);
      const module = kebabCase(name);
      if (modules.includes(module)) throw taken(name, `the module \`${module}.ts\`, which is no component's`, api);
      const owner = owners.get(module) ?? name;
      if (owner !== name) throw taken(name, `the module \`${module}.ts\`, which is that of \`${owner}\``, api);
      owners.set(module, name);
    }
  }
}

/** Nor can it be that of something else in a package: of what its modules export, or import beside the schemas. */
export function refuseShadowing(api: Api, texts: Iterable<string>): void {
  const names = new Set([...texts].flatMap(namesIn));
  for (const name of api.schemas.keys()) {
    if (names.has(name)) throw taken(name, 'something else in the generated code or its package', api);
  }
}

/** The modules by hand of which the exports of a package are made; one that is not there has no names. */
export function exportingModules(root: string, name: string): Promise<string[]> {
  const paths = ['index.ts', 'webhooks.ts'].map((file) => join(root, 'packages', name, 'src', file));
  return Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')));
}

function namesIn(text: string): string[] {
  const lists = [...text.matchAll(/^(?:import|export)[^;{*]*\{([^}]*)\} from '(?!@observability-api\/schemas)/gm)];
  const listed = lists.flatMap(([, names = '']) => names.split(',').map((name) => /\w*\s*$/.exec(name)?.[0].trim()));
  const declared = [...text.matchAll(/^export (?:interface|type|const|class|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return [...listed, ...declared].filter((name) => name !== undefined);
}

function taken(name: string, owner: string, { deployment }: Api): SpecFault {
  const components: Place = { deployment, pointer: '#/components/schemas' };
  return new SpecFault(`\`${name}\` is the name of ${owner}: expected another name`, at(components, name));
}
