import type { ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import type { Metric } from '../messages/metric-data.ts';
import { type AttributeMap, toAttributeMap } from './values.ts';

/** A row of JSONEachRow: values by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** The resource columns of a row. */
export interface Resource {
  readonly attributes: AttributeMap;
  readonly serviceName: string;
  readonly schemaUrl: string;
}

/** The scope columns of a row. They describe the instrumentation scope, for example a library. */
export interface Scope {
  readonly name: string;
  readonly version: string;
  readonly attributes: AttributeMap;
  readonly droppedAttributesCount: number;
  readonly schemaUrl: string;
}

/** The resource, scope and metric that rows have in common. */
export interface Origin {
  readonly resource: Resource;
  readonly scope: Scope;
  /** Set for data points only. */
  readonly metric?: Metric;
}

/** Converts a resource. Its records share the result. */
export function readResource(message: ResourceMessage | null, schemaUrl: string): Resource {
  const attributes = toAttributeMap(message?.attributes ?? []);
  const serviceName = Object.hasOwn(attributes, 'service.name') ? attributes['service.name'] : undefined;
  return { attributes, serviceName: serviceName ?? '', schemaUrl };
}

/** Converts a scope. Its records share the result. */
export function readScope(message: ScopeMessage | null, schemaUrl: string): Scope {
  return {
    name: message?.name ?? '',
    version: message?.version ?? '',
    attributes: toAttributeMap(message?.attributes ?? []),
    droppedAttributesCount: message?.droppedAttributesCount ?? 0,
    schemaUrl,
  };
}
