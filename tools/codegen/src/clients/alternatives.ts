import { type JsonSchema, schemaName } from '../read/document.ts';
import type { Modifiable } from './modifiable.ts';

/** Several properties that are all read, and of which one is enough to write. */
export interface Alternatives {
  /** The one that the example of what is written has, and its value there. */
  readonly kept: string;
  readonly value: unknown;
  /** Those that would contradict another value of it. */
  readonly others: readonly string[];
}

/** The alternatives of what can be modified: what is written needs any of them, an answer has all. */
export function alternativesOf(
  { read, write }: Modifiable,
  schemas: ReadonlyMap<string, JsonSchema>,
): Alternatives | undefined {
  const component = (schema: JsonSchema | undefined) => schemas.get((schema && schemaName(schema)) ?? '') ?? {};
  const { required: always = [] } = component(read.answer.schema);
  const choices = component(write.body?.schema).anyOf ?? [];
  const names = choices.flatMap(({ required = [], ...more }) => (Object.keys(more).length === 0 ? required : []));
  const example = Object(write.body?.example) as Readonly<Record<string, unknown>>;
  const kept = names.find((name) => name in example);
  const others = names.filter((name) => name !== kept && always.includes(name));
  return kept === undefined || others.length === 0 ? undefined : { kept, value: example[kept], others };
}
