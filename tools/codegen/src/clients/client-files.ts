import { banner, type Files } from '../files.ts';
import type { Api } from '../read/api.ts';
import { importText } from '../text/layout.ts';
import { quote } from '../text/names.ts';
import { draftName } from '../types/drafts.ts';
import { twinName } from '../types/input-variants.ts';
import { type MadeTypes, madeTypes } from './derived-types.ts';
import { schemasModule } from './operation-schemas-module.ts';
import { operationsModule } from './operations-module.ts';
import { resourcesModule } from './resources-module.ts';
import { webhooksModule } from './webhooks-module.ts';

/**
 * One deployment's client: a method for each `x-client-method`, the operations behind them, the types of the paths, the
 * names it exports, what validates its bodies, what webhooks send, and what it calls itself. The types are those of one package
 * for all deployments: `apis` says what they are.
 */
export function clientFiles(api: Api, paths: string, apis: readonly Api[] = [api]): Files {
  const made = madeTypes(api, apis);
  const modules = {
    'paths.ts': paths,
    'operations.ts': operationsModule(api),
    'resources.ts': resourcesModule(api, made),
    'types.ts': typesModule(api, made),
    'schemas.ts': schemasModule(api),
    'webhooks.ts': webhooksModule(api),
    'user-agent.ts': userAgentModule(api),
  };
  const head = `${banner(`specs/${api.deployment}`)}\n`;
  return new Map(Object.entries(modules).map(([name, text]) => [name, head + text]));
}

/** The types that a user of this deployment may want to name. */
function typesModule(api: Api, { twins, drafts }: MadeTypes): string {
  const names = [...api.schemas.keys(), ...[...twins].map(twinName), ...[...drafts.keys()].map(draftName)];
  const text = importText('export type', names, '@observability-api/schemas');
  return text === '' ? 'export {};\n' : text;
}

function userAgentModule({ deployment, version }: Api): string {
  const value = quote(`observability-api-${deployment}/${version}`);
  return `/** The \`User-Agent\` header of the client. */\nexport const userAgent = ${value};\n`;
}
