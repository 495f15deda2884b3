import { literalText } from '../text/literal.ts';

/**
 * Maps properties that refer to a resource by id to the property in monitoring files and the kind of the resource. The command line
 * converts the ids of the tile, dashboard or saved search of an alert, of the target of a click, and of the `connection` of a source, in
 * other ways.
 */
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
    '/** Maps properties that refer to a resource by id to the property in monitoring files and the kind of the resource. */\n',
    `export const references = ${literalText(REFERENCES, { expanded: true })} as const;\n`,
  ].join('');
}
