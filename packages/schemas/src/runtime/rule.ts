import type { Walker } from './walk.ts';

/** The names that JSON Schema gives to the types of JSON. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** A format that texts can have: what it is called in messages, and its test. */
export interface Format {
  readonly name: string;
  readonly test: (text: string) => boolean;
}

/** A keyword that not every schema has: checked by its own function, so that who does not use it does not load it. */
export type Keyword = (rule: Rule, value: unknown, walker: Walker) => void;

/**
 * What a value must satisfy: a JSON Schema (2020-12) without its annotations, in which references are already
 * the rules that they point to, and a union knows its tag. The generator writes these; see `tools/codegen`.
 */
export interface Rule {
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** In Unicode code points. */
  readonly minLength?: number;
  /** In Unicode code points. */
  readonly maxLength?: number;
  readonly pattern?: RegExp | undefined;
  readonly format?: Format | undefined;
  readonly items?: Rule;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  /** `true` accepts anything: a read-only property in a request. `false` refuses the property: only inside conditions. */
  readonly properties?: Readonly<Record<string, Rule | boolean>>;
  readonly required?: readonly string[];
  /** Stands instead of `required`: all properties are, but these. */
  readonly optional?: readonly string[];
  /** The rule of a map's values. */
  readonly additionalProperties?: Rule;
  readonly propertyNames?: Rule;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** A secret: messages do not repeat what was received, neither of it nor of what is in it. */
  readonly writeOnly?: true;
  /** Filled in by `fillDefaults` when the property is absent. */
  readonly default?: unknown;
  /** With `members`: the property that says which member of the union the value is. */
  readonly tag?: string;
  readonly members?: Readonly<Record<string, Rule>>;
  /** At least one of the rules holds. */
  readonly anyOf?: readonly Rule[];
  /** Rules that hold together with this one. */
  readonly allOf?: readonly Rule[];
  readonly if?: Rule;
  readonly then?: Rule;
  readonly else?: Rule;
  /** Says quickly that a value satisfies the rule, so that only what does not is walked. Never yes when it does not. */
  readonly holds?: ((value: unknown, closed: boolean) => boolean) | undefined;
  /** The functions of those keywords above that only some schemas have. */
  readonly also?: readonly Keyword[];
}
