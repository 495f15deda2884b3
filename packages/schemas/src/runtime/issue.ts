/** The kind of a validation issue: usually the JSON Schema keyword that failed. */
export type IssueCode =
  | 'type'
  | 'required'
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties'
  | 'discriminator'
  | 'unknownProperty'
  | 'condition';

/** One validation issue: the violated rule and its location in the value. Services may add their own codes to `Code`. */
export interface ValidationIssue<Code extends string = IssueCode> {
  /** JSON Pointer (RFC 6901) from the validated value; `""` is the value itself. */
  readonly pointer: string;
  /** The same location as a list of keys and indexes. */
  readonly path: readonly (string | number)[];
  readonly code: Code;
  /** The issue in words. Quotes at most 64 characters of a value, and nothing of a secret. */
  readonly message: string;
  /**
   * The violated bound, `multipleOf` divisor, type, pattern or constant, or the list of allowed values. For alternative required
   * properties, their names. For an unknown property, the most similar known one. Absent if there is none of these.
   */
  readonly expected?: unknown;
}

/** Returns the JSON Pointer (RFC 6901) of a path. */
export function toPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += `/${typeof key === 'number' ? key : escapeKey(key)}`;
  return pointer;
}

function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
