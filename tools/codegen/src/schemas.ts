import type { Api } from './api.ts';
import { findDirections } from './directions.ts';
import { draftName, findDrafts } from './drafts.ts';
import { draftsModule } from './drafts-module.ts';
import { banner, type Files } from './files.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { literalText } from './literal-text.ts';
import { mergeSchemas } from './merge-schemas.ts';
import { kebabCase } from './names.ts';
import { refuseTaken } from './refuse-taken.ts';
import { schemaModules } from './schema-module.ts';
import { componentFile } from './source-place.ts';
import { findTwins, twinName } from './twins.ts';
import { repository } from './workspace.ts';

/** One module a component: its type and its validator. */
export function schemaFiles(apis: readonly Api[], root = repository): Files {
  const schemas = mergeSchemas(apis);
  const directionOf = findDirections(apis, schemas);
  const twins = findTwins(schemas, directionOf);
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const source = apis.map(({ deployment }) => componentFile(root, deployment, 'schemas', name)).find(Boolean);
    const head = banner(source ?? 'specs');
    for (const [path, text] of schemaModules(name, schema, { directionOf, twins })) files.set(path, head + text);
    const json = literalText(jsonSchemaOf(name, schemas, directionOf), { expanded: true });
    files.set(
      `json/${kebabCase(name)}.ts`,
      `${head}\n/** \`${name}\` as JSON Schema 2020-12, self-contained. */\nexport default ${json} as const;\n`,
    );
  }
  const drafts = findDrafts(apis, schemas);
  refuseTaken([...[...twins].map(twinName), ...[...drafts.keys()].map(draftName)], apis);
  const draftsText = draftsModule(drafts, schemas, twins);
  if (draftsText !== '') files.set('drafts.ts', `${banner('specs')}\n${draftsText}`);
  const exports = [...files.keys()].filter((path) => !path.includes('/')).map((path) => `export * from './${path}';\n`);
  files.set('index.ts', `${banner('specs')}\n${exports.join('')}`);
  return files;
}
