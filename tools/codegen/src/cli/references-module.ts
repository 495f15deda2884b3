import { literalText } from '../text/literal.ts';

/** The properties that refer to a resource by id: the property in monitoring files and the kind of the resource. */
export const REFERENCES: Readonly<Record<string, { readonly property: string; readonly kind: string }>> = {
  sourceId: { property: 'source', kind: 'Source' },
  traceSourceId: { property: 'traceSource', kind: 'Source' },
  logSourceId: { property: 'logSource', kind: 'Source' },
  metricSourceId: { property: 'metricSource', kind: 'Source' },
  sessionSourceId: { property: 'sessionSource', kind: 'Source' },
  appliesToSourceIds: { property: 'appliesToSources', kind: 'Source' },
  connectionId: { property: 'connection', kind: 'Connection' },
  webhookId: { property: 'webhook', kind: 'Webhook' },
};

/** Generates the table of references. */
export function referencesModule(): string {
  return [
    '/** The properties that refer to a resource by id: the property in monitoring files and the kind of the resource. */\n',
    `export const references = ${literalText(REFERENCES, { expanded: true })} as const;\n`,
  ].join('');
}
