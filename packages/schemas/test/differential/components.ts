import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as all from '../../src/index.ts';
import { type Schema, schema } from '../../src/index.ts';
import type { Direction } from '../../src/runtime/schema.ts';

/** A JSON Schema as the generator writes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A component and its validators. */
export interface Component {
  readonly name: string;
  readonly direction: Direction;
  /** The generated validator: guard and rule. */
  readonly validator: Schema<unknown>;
  /** The generated guard alone. */
  readonly guard: (value: unknown) => boolean;
  /** The validator without its guard: it collects the issues from the rule. The rules of other components keep their guards. */
  readonly withoutGuard: Schema<unknown>;
  readonly json: JsonSchema;
}

const folder = new URL('../../src/generated/', import.meta.url);

/** Returns all components of both specs. */
export async function readComponents(): Promise<Component[]> {
  const files = readdirSync(new URL('json/', folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(files.sort().map(readComponent));
}

async function readComponent(file: string): Promise<Component> {
  const { default: json } = (await import(new URL(`json/${file}`, folder).href)) as { default: JsonSchema };
  const name = String(json['title']);
  const validator = exportOf<Schema<unknown>>(name);
  const inner = new URL(`bidirectional/${file}`, folder);
  const direction = directionOf(readFileSync(existsSync(inner) ? inner : new URL(file, folder), 'utf8'), name);
  return {
    name,
    direction,
    validator,
    guard: exportOf<(value: unknown) => boolean>(`is${name}`),
    withoutGuard: schema(validator.rule, direction),
    json,
  };
}

function exportOf<T>(name: string): T {
  const component: unknown = Reflect.get(all, name);
  if (component === undefined) throw new Error(`Expected the package to export ${name}.`);
  return component as T;
}

/** Returns the direction in the generated module. An enumeration has no properties, so it counts as a response. */
function directionOf(text: string, name: string): Direction {
  const direction = /'(request|response|both)',\s*is\w+,?\s*\)/.exec(text)?.[1];
  if (direction !== undefined) return direction as Direction;
  if (text.includes('enumeration(')) return 'response';
  throw new Error(`Expected a direction in the module of ${name}, found none.`);
}

/** Keywords whose schemas define only some properties of an object. */
const partial = ['if', 'then', 'else', 'allOf', 'anyOf'];

/**
 * Returns the schema as `strict` validates it. Closes each object with a type and `properties`, unless it has `additionalProperties` or is
 * in one of the `partial` keywords.
 */
export function closedJson(json: unknown, open = false): JsonSchema {
  if (Array.isArray(json)) return json.map((part) => closedJson(part, open)) as unknown as JsonSchema;
  if (typeof json !== 'object' || json === null) return json as unknown as JsonSchema;
  const parts = Object.entries(json).map(([keyword, part]): [string, unknown] => {
    if (['properties', '$defs'].includes(keyword)) {
      const named = Object.entries(part as object).map(([name, property]) => [name, closedJson(property, open)]);
      return [keyword, Object.fromEntries(named)];
    }
    if (['items', 'additionalProperties', 'propertyNames', 'oneOf'].includes(keyword)) {
      return [keyword, closedJson(part, open)];
    }
    return [keyword, partial.includes(keyword) ? closedJson(part, true) : part];
  });
  const closing = !open && 'properties' in json && 'type' in json && !('additionalProperties' in json);
  return Object.fromEntries(closing ? [...parts, ['additionalProperties', false]] : parts);
}
