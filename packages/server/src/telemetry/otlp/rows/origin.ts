import type { ResourceMessage, ScopeMessage } from '../messages/messages.ts';
import type { Metric } from '../messages/metric-kinds.ts';
import { type AttributeMap, attributeMap } from './values.ts';

/** What every row says of the resource that sent it. */
export interface Resource {
  readonly attributes: AttributeMap;
  readonly serviceName: string;
  readonly schemaUrl: string;
}

/** What every row says of the library that made it. */
export interface Scope {
  readonly name: string;
  readonly version: string;
  readonly attributes: AttributeMap;
  readonly droppedAttributesCount: number;
  readonly schemaUrl: string;
}

/** Where a record comes from. */
export interface Origin {
  readonly resource: Resource;
  readonly scope: Scope;
  /** Of a data point. */
  readonly metric?: Metric;
}

/** Reads a resource once for all of its records. */
export function readResource(message: ResourceMessage | null, schemaUrl: string): Resource {
  const attributes = attributeMap(message?.attributes ?? []);
  const serviceName = Object.hasOwn(attributes, 'service.name') ? attributes['service.name'] : undefined;
  return { attributes, serviceName: serviceName ?? '', schemaUrl };
}

/** Reads a scope once for all of its records. */
export function readScope(message: ScopeMessage | null, schemaUrl: string): Scope {
  return {
    name: message?.name ?? '',
    version: message?.version ?? '',
    attributes: attributeMap(message?.attributes ?? []),
    droppedAttributesCount: message?.droppedAttributesCount ?? 0,
    schemaUrl,
  };
}
