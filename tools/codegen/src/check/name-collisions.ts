import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '../read/api.ts';
import { locationAt, SpecError, type SpecLocation } from '../read/spec-error.ts';
import { kebabCase } from '../text/names.ts';

/** The generated modules of the schemas package that do not belong to a component, and the entry point `runtime` of the package. */
const RESERVED_MODULES = ['index', 'drafts', 'filter-parser', 'patterns', 'runtime'];

/** Globals and runtime names that generated modules use. */
const RESERVED_NAMES = [
  'Array',
  'AsyncGenerator',
  'Number',
  'Object',
  'Omit',
  'Promise',
  'Readonly',
  'Record',
  'Schema',
];

/**
 * Checks the names of components. Rejects the name of a generated type such as `SeriesInput` (in `derived`), a name that generated code
 * uses, and a name whose module already exists.
 */
export function checkSchemaNames(derived: readonly string[], apis: readonly Api[]): void {
  const owners = new Map<string, string>();
  for (const api of apis) {
    for (const name of api.schemas.keys()) {
      if (RESERVED_NAMES.includes(name)) throw nameError(name, 'generated code', api);
      if (derived.includes(name)) throw nameError(name, 'a type derived from another schema', api);
      const module = kebabCase(name);
      if (RESERVED_MODULES.includes(module)) throw nameError(name, `the module \`${module}.ts\``, api);
      const owner = owners.get(module) ?? name;
      if (owner !== name) throw nameError(name, `the module \`${module}.ts\` of \`${owner}\``, api);
      owners.set(module, name);
    }
  }
}

/**
 * Checks that no component has the name of an exported declaration in the modules of a package, or a name that they import or re-export
 * from anything but the schemas package.
 */
export function checkShadowing(api: Api, texts: Iterable<string>): void {
  const names = new Set([...texts].flatMap(namesIn));
  for (const name of api.schemas.keys()) {
    if (names.has(name)) throw nameError(name, 'the generated code or its package', api);
  }
}

/** Reads the hand-written modules of a package that also export generated types. A missing module counts as empty. */
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

function nameError(name: string, owner: string, { deployment }: Api): SpecError {
  const components: SpecLocation = { deployment, pointer: '#/components/schemas' };
  return new SpecError(
    `the schema name \`${name}\` is already used by ${owner}: choose another name`,
    locationAt(components, name),
  );
}
