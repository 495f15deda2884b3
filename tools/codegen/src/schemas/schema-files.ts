import { checkSchemaNames } from '../check/name-collisions.ts';
import { banner, type Files, repository } from '../files.ts';
import type { Api } from '../read/api.ts';
import { mergeSchemas } from '../read/merge-schemas.ts';
import { componentFile } from '../read/source-location.ts';
import { Constants } from '../rules/constants.ts';
import { importText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { kebabCase } from '../text/names.ts';
import { findDirections } from '../types/direction.ts';
import { draftName, findDrafts } from '../types/drafts.ts';
import { draftsModule } from '../types/drafts-module.ts';
import { findInputVariants, inputVariantName } from '../types/input-variants.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { schemaModules } from './schema-module.ts';

/** Generates the modules and JSON Schemas of all components, and the modules of drafts, patterns and exports. */
export function schemaFiles(apis: readonly Api[], root = repository): Files {
  const schemas = mergeSchemas(apis);
  const directionOf = findDirections(apis, schemas);
  const inputVariants = findInputVariants(schemas, directionOf);
  const patterns = new Constants();
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const source = apis.map(({ deployment }) => componentFile(root, deployment, 'schemas', name)).find(Boolean);
    const head = banner(source ?? 'specs');
    for (const [path, text] of schemaModules(name, schema, { directionOf, inputVariants, patterns }))
      files.set(path, head + text);
    const json = literalText(jsonSchemaOf(name, schemas, directionOf), { expanded: true });
    files.set(
      `json/${kebabCase(name)}.ts`,
      `${head}\n/** Self-contained JSON Schema (2020-12) of \`${name}\`. */\nexport default ${json} as const;\n`,
    );
  }
  const drafts = findDrafts(apis, schemas);
  checkSchemaNames([...[...inputVariants].map(inputVariantName), ...[...drafts.keys()].map(draftName)], apis);
  const draftsText = draftsModule(drafts, schemas, inputVariants);
  if (draftsText !== '') files.set('drafts.ts', `${banner('specs')}\n${draftsText}`);
  const exports = [...files.keys()].filter((path) => !path.includes('/')).map((path) => `export * from './${path}';\n`);
  files.set('index.ts', `${banner('specs')}\n${exports.join('')}`);
  const patternsText = patterns.declarations('export const');
  if (patternsText !== '') files.set('patterns.ts', patternsModule(patternsText));
  return files;
}

/** Returns the module of the regular expressions that other modules import. `index.ts` does not export them. */
function patternsModule(declarations: string): string {
  const runtime = declarations.includes('repeatedSets(') ? ['repeatedSets'] : [];
  return `${banner('specs')}\n${importText('import', runtime, '../runtime/guards.ts')}\n${declarations}`;
}
