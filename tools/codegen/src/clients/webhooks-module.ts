import type { Api, Webhook } from '../read/api.ts';
import { schemaName } from '../read/document.ts';
import { reachableSchemas } from '../read/references.ts';
import { docComment } from '../text/doc-comment.ts';
import { importText } from '../text/layout.ts';
import { Code, literalText } from '../text/literal.ts';
import { kebabCase, quote } from '../text/names.ts';

/** Generates the payload types of the webhooks and the function that parses a delivery. */
export function webhooksModule(api: Api): string {
  const named = api.webhooks.flatMap((webhook) => {
    const schema = schemaName(webhook.body.schema);
    return schema === undefined ? [] : [{ webhook, schema }];
  });
  const [first] = named;
  if (!first) return `// The ${api.deployment} deployment has no webhooks.\nexport {};\n`;
  const schemas = [...new Set(named.map(({ schema }) => schema))].sort();
  const roots = named.map(({ webhook }) => webhook.body.schema);
  const parts = [...reachableSchemas(api.schemas, roots)].filter((name) => !schemas.includes(name)).sort();
  const members = named.map(({ webhook, schema }) => `${memberDoc(webhook)}  ${webhook.name}: ${schema};\n`);
  const table = Object.fromEntries(named.map(({ webhook, schema }) => [webhook.name, new Code(schema)]));
  // The parser expects the first webhook by default.
  const type = `DeliveryParser<Payloads, ${quote(first.webhook.name)}>`;
  return [
    importText('import', ['createDeliveryParser', 'type DeliveryParser'], '@observability-api/client-core/webhooks'),
    ...schemas.map((name) => importText('import', [name], `@observability-api/schemas/${kebabCase(name)}`)),
    `\nexport type { ${schemas.join(', ')} };\n`,
    ...parts.map((name) => importText('export type', [name], `@observability-api/schemas/${kebabCase(name)}`)),
    `\n/** The payload of each webhook of the ${api.deployment} deployment. */\nexport interface Payloads {\n${members.join('')}}\n`,
    '\n/** Verifies the signature of a delivery and parses its body. */\n',
    `export const parseDelivery: ${type} = /* @__PURE__ */ createDeliveryParser(\n`,
    `${literalText(table, { expanded: true })}, ${quote(first.webhook.name)});\n`,
  ].join('');
}

function memberDoc({ summary, description, deprecated, stability, since }: Webhook): string {
  const stabilityText = `${stability.charAt(0).toUpperCase()}${stability.slice(1)}${since ? ` since ${since}` : ''}.`;
  return docComment(
    [
      `${summary.replace(/\.$/, '')}.`,
      ...(description === '' ? [] : ['', description.trim()]),
      '',
      stabilityText,
      ...(deprecated ? ['@deprecated'] : []),
    ],
    '  ',
  );
}
