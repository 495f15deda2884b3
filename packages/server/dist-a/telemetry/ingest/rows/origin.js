import { attributeMap } from './values.js';
/** Reads a resource once for all of its records. */
export function readResource(message, schemaUrl) {
    const attributes = attributeMap(message?.attributes ?? []);
    const serviceName = Object.hasOwn(attributes, 'service.name') ? attributes['service.name'] : undefined;
    return { attributes, serviceName: serviceName ?? '', schemaUrl };
}
/** Reads a scope once for all of its records. */
export function readScope(message, schemaUrl) {
    return {
        name: message?.name ?? '',
        version: message?.version ?? '',
        attributes: attributeMap(message?.attributes ?? []),
        droppedAttributesCount: message?.droppedAttributesCount ?? 0,
        schemaUrl,
    };
}
