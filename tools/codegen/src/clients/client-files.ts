import { banner, type Files } from '../files.ts';
import type { Api } from '../read/api.ts';
import { importText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { quote } from '../text/names.ts';
import { draftName } from '../types/drafts.ts';
import { inputVariantName } from '../types/input-variants.ts';
import { clientApi } from './client-operations.ts';
import { type DerivedTypes, derivedTypes } from './derived-types.ts';
import { schemasModule } from './operation-schemas-module.ts';
import { operationsModule } from './operations-module.ts';
import { queriesModule } from './queries-module.ts';
import { resourcesModule } from './resources-module.ts';
import { webhooksModule } from './webhooks-module.ts';

/** Generates the modules of a deployment's client. `apis` are all deployments, because they share the types. */
export function clientFiles(api: Api, paths: string, apis: readonly Api[] = [api]): Files {
  const derived = derivedTypes(api, apis);
  const methods = clientApi(api);
  const modules = {
    'paths.ts': paths,
    'operations.ts': operationsModule(methods),
    'examples.ts': examplesModule(api),
    'queries.ts': queriesModule(methods, derived),
    'resources.ts': resourcesModule(methods, derived),
    'types.ts': typesModule(api, derived),
    'schemas.ts': schemasModule(methods),
    'webhooks.ts': webhooksModule(api),
    'user-agent.ts': userAgentModule(api),
  };
  const head = `${banner(`specs/${api.deployment}`)}\n`;
  return new Map(Object.entries(modules).map(([name, text]) => [name, head + text]));
}

/** Returns the module that re-exports the types of the deployment. */
function typesModule(api: Api, { inputVariants, drafts }: DerivedTypes): string {
  const names = [
    ...api.schemas.keys(),
    ...[...inputVariants].map(inputVariantName),
    ...[...drafts.keys()].map(draftName),
  ];
  const text = importText('export type', names, '@observability-api/schemas');
  return text === '' ? 'export {};\n' : text;
}

function userAgentModule({ deployment, version }: Api): string {
  const value = quote(`observability-api-${deployment}/${version}`);
  return `/** The \`User-Agent\` header of the client. */\nexport const userAgent = ${value};\n`;
}

/** Generates the examples of the spec that mock handlers return. */
export function examplesModule({ operations }: Api): string {
  const examples = Object.fromEntries(operations.map(({ id, response }) => [id, response.example ?? {}]));
  return `/** The body of a successful response, for each operation. */\nexport const examples: Readonly<Record<string, unknown>> = ${literalText(examples, { expanded: true })};\n`;
}
