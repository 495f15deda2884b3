import type { IssueCode } from './issue.ts';

/** The type names of JSON Schema. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** A string format: its name in messages, and its test. */
export interface Format {
  readonly name: string;
  readonly test: (text: string) => boolean;
}

/** Checks a keyword that only some schemas have. Bundlers drop the functions of unused keywords. */
export type Keyword = (rule: Rule, value: unknown, collector: KeywordContext) => void;

/** The part of the issue collector that the functions of keywords use. */
export interface KeywordContext {
  /** The condition that made the current rule apply, for example `when source is "tile"`; empty outside of conditions. */
  condition: string;
  /** True if unknown properties are issues: in requests, and in strict schemas. */
  readonly closed: boolean;
  /** True if the maximum number of issues is reached. */
  readonly isFull: boolean;
  /** Checks a value against a rule. */
  visit(rule: Rule, value: unknown): void;
  /** Checks the value of a property or array item. */
  visitAt(key: string | number, rule: Rule, value: unknown): void;
  /** Adds an issue for the current value. Omits `received` if the value is a secret. */
  report(code: IssueCode, text: string, received?: string | number, expected?: unknown): void;
  /** Adds an issue for a property or array item. */
  reportAt(key: string | number, code: IssueCode, text: string, received?: string | number, expected?: unknown): void;
  /**
   * Reports a number or count that is out of bounds. `suffix` completes the keyword `min…` or `max…`, for example `minLength`. `unit` is
   * the counted item.
   */
  checkBounds(
    number: number,
    low: number,
    high: number,
    suffix: 'imum' | 'Length' | 'Items' | 'Properties',
    unit?: string,
  ): void;
}

/**
 * A schema as validators check it. `tools/codegen` generates rules from JSON Schemas (2020-12). A rule omits annotations that no code
 * reads, such as `description`. In place of a reference, it contains the rule of the referenced schema.
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
  /** Describes the accepted values in messages, instead of `pattern`, `minimum` and `maximum`. */
  readonly expected?: string;
  readonly items?: Rule;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  /** `true` accepts any value, for example of a read-only property in a request. `false` forbids the property. */
  readonly properties?: Readonly<Record<string, Rule | boolean>>;
  readonly required?: readonly string[];
  /** Replaces `required`: all properties are required except these. */
  readonly optional?: readonly string[];
  /** The rule for the values of a map. */
  readonly additionalProperties?: Rule;
  readonly propertyNames?: Rule;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** Marks a secret. Messages never repeat the received value or any part of it. */
  readonly writeOnly?: true;
  /**
   * Values that the rule rejects but the service accepts. `null`: null counts as absent. `text`: a string with a number counts
   * as the number. `nulls`: null counts as absent for every optional property of the object.
   */
  readonly tolerated?: 'null' | 'text' | 'nulls';
  /** `fillDefaults` sets it if the property is absent. */
  readonly default?: unknown;
  /** The name of the discriminator property of a union. Its value selects one of `members`. */
  readonly tag?: string;
  readonly members?: Readonly<Record<string, Rule>>;
  /** The member for objects without the discriminator. If there is none, the discriminator is required. */
  readonly absent?: Rule;
  /** At least one of these rules must hold. */
  readonly anyOf?: readonly Rule[];
  /** Each of these rules must hold as well. */
  readonly allOf?: readonly Rule[];
  readonly if?: Rule;
  readonly then?: Rule;
  readonly else?: Rule;
  /**
   * A fast check of the whole rule. Returns true only for valid values; false means that the value must be checked in
   * detail.
   */
  readonly guard?: ((value: unknown, closed: boolean) => boolean) | undefined;
  /** The functions for the rule's less common keywords. */
  readonly keywords?: readonly Keyword[];
}
