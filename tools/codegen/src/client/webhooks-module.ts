import type { Api, Delivery } from '../api.ts';
import { docComment } from '../doc-comment.ts';
import { schemaName } from '../document.ts';
import { importText } from '../layout.ts';
import { Code, literalText } from '../literal-text.ts';
import { kebabCase, quote } from '../names.ts';

/** What each webhook of the spec sends: its type and its validator, by the name of the webhook. */
export function webhooksModule(api: Api): string {
  const named = api.deliveries.map((delivery) => ({ delivery, schema: schemaName(delivery.body.schema) ?? 'unknown' }));
  const [first] = named;
  if (!first) return 'export {};\n';
  const schemas = [...new Set(named.map(({ schema }) => schema))].sort();
  const imports = schemas.map((name) => importText('import', [name], `@observability-api/schemas/${kebabCase(name)}`));
  const members = named.map(({ delivery, schema }) => `${memberDoc(delivery)}  ${delivery.name}: ${schema};\n`);
  const table = Object.fromEntries(named.map(({ delivery, schema }) => [delivery.name, new Code(schema)]));
  return [
    importText('import type', ['PayloadSchema'], '@observability-api/client-core/webhooks'),
    imports.join(''),
    `\nexport type { ${schemas.join(', ')} };\n`,
    `\n/** What each webhook of the ${api.deployment} deployment sends. */\nexport interface Payloads {\n${members.join('')}}\n`,
    `\n/** The webhook that is meant where none is named. */\nexport const defaultWebhook = ${quote(first.delivery.name)};\n`,
    '\n/** The validators of what the webhooks send. */\n',
    'export const payloads: { readonly [Webhook in keyof Payloads]: PayloadSchema<Payloads[Webhook]> } = ',
    `${literalText(table, { expanded: true })};\n`,
  ].join('');
}

function memberDoc({ summary, description, deprecated, stability, since }: Delivery): string {
  const standing = `${stability.charAt(0).toUpperCase()}${stability.slice(1)}${since ? ` since ${since}` : ''}.`;
  return docComment(
    [
      `${summary.replace(/\.$/, '')}.`,
      ...(description === '' ? [] : ['', description.trim()]),
      '',
      standing,
      ...(deprecated ? ['@deprecated'] : []),
    ],
    '  ',
  );
}
