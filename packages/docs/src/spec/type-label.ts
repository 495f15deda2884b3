import type { Document, Schema } from './openapi.ts';
import { resolve } from './resolve.ts';

/** A part of a type for display: text, or the name of a schema with a page. */
export interface TypePart {
  readonly text: string;
  readonly schema?: string;
}

function word(text: string): TypePart {
  return { text };
}

function joinWithOr(parts: readonly (readonly TypePart[])[]): TypePart[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [word(' or '), ...part]));
}

/** Returns the type of a value for display: `string or null`, `array of TileInput`. */
export function typeLabel(document: Document, node: Schema): TypePart[] {
  const { value: schema, name } = resolve(document, node);
  if (name !== undefined) return [{ text: name, schema: name }];
  const members = schema.oneOf ?? (schema.anyOf?.every(({ type, $ref }) => type ?? $ref) ? schema.anyOf : undefined);
  if (members) return joinWithOr(members.map((member) => typeLabel(document, member)));
  if (schema.type === undefined) return [word(schema.const === undefined ? 'anything' : typeof schema.const)];
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return joinWithOr(types.map((type) => labelOfType(document, type, schema)));
}

function labelOfType(document: Document, type: string, schema: Schema): TypePart[] {
  if (type === 'array' && schema.items) return [word('array of '), ...typeLabel(document, schema.items)];
  const values = schema.additionalProperties;
  if (type === 'object' && !schema.properties && typeof values === 'object') {
    return [word('map of '), ...typeLabel(document, values)];
  }
  return [word(type)];
}
