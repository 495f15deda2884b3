// Generated from specs by `npm run generate`. Do not edit.

/** Maps properties that refer to a resource by id to the property in monitoring files and the kind of the resource. */
export const references = {
  sourceId: { property: 'source', kind: 'Source' },
  traceSourceId: { property: 'traceSource', kind: 'Source' },
  logSourceId: { property: 'logSource', kind: 'Source' },
  metricSourceId: { property: 'metricSource', kind: 'Source' },
  sessionSourceId: { property: 'sessionSource', kind: 'Source' },
  appliesToSourceIds: { property: 'appliesToSources', kind: 'Source' },
  connectionId: { property: 'connection', kind: 'Connection' },
  webhookId: { property: 'webhook', kind: 'Webhook' },
} as const;
