/** An invalid value or a duplicate property name in a JSON body. `path` has the property names and array indexes that lead to it. */
export class JsonFieldError extends Error {
  override readonly name = 'JsonFieldError';
  readonly path: (string | number)[] = [];
}

/** Runs `read` and prepends `path` to the path of its JsonFieldError. */
export function withPath<Value>(path: readonly (string | number)[], read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof JsonFieldError) error.path.unshift(...path);
    throw error;
  }
}

/** Formats an error with its path, such as `resourceLogs[0].resource: expected an object`. */
export function formatFieldError({ path, message }: JsonFieldError): string {
  const location = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return location === '' ? message : `${location.replace(/^\./, '')}: ${message}`;
}
