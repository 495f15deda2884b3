/** What a value got wrong: one word for each kind of rule. */
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

/** One thing that is wrong with a value, and where. `Code` is wider where a service adds kinds of its own. */
export interface Issue<Code extends string = IssueCode> {
  /** JSON Pointer (RFC 6901) from the checked value, `""` for the value itself. */
  readonly pointer: string;
  /** The same place as a list of keys and indexes. */
  readonly path: readonly (string | number)[];
  readonly code: Code;
  /** A sentence fragment: what was expected and what came. Never more than 64 characters of the input. */
  readonly message: string;
  /** The bound, constant or list that was missed, where there is one. */
  readonly expected?: unknown;
}

/** The JSON Pointer (RFC 6901) of a path. */
export function toPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += `/${typeof key === 'number' ? key : escapeKey(key)}`;
  return pointer;
}

function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
