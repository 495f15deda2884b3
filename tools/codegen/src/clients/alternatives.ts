import { type JsonSchema, schemaName } from '../read/document.ts';
import type { Modifiable } from './modifiable.ts';

/** Several properties of a resource. Responses contain all of them, but a request needs only one. */
export interface Alternatives {
  /** The property that the example request uses, and its value. */
  readonly used: string;
  readonly value: unknown;
  /** The other properties. A request that changes `used` must omit them. */
  readonly others: readonly string[];
}

/** Returns the alternatives of a modifiable resource, if it has any. */
export function alternativesOf(
  { read, write }: Modifiable,
  schemas: ReadonlyMap<string, JsonSchema>,
): Alternatives | undefined {
  const component = (schema: JsonSchema | undefined) => schemas.get((schema && schemaName(schema)) ?? '') ?? {};
  const { required: always = [] } = component(read.response.schema);
  const choices = component(write.body?.schema).anyOf ?? [];
  const names = choices.flatMap(({ required = [], ...otherKeywords }) =>
    Object.keys(otherKeywords).length === 0 ? required : [],
  );
  const example = Object(write.body?.example) as Readonly<Record<string, unknown>>;
  const used = names.find((name) => name in example);
  const others = names.filter((name) => name !== used && always.includes(name));
  return used === undefined || others.length === 0 ? undefined : { used, value: example[used], others };
}
