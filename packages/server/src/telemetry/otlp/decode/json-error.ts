/** What is wrong at one place of a JSON body. */
export class JsonFieldError extends Error {
  override readonly name = 'JsonFieldError';
  readonly path: (string | number)[] = [];
}

/** Reads a part and, when something is wrong in it, adds where the part is. */
export function at<Value>(key: string | number, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof JsonFieldError) error.path.unshift(key);
    throw error;
  }
}

/** `resourceLogs[0].resource: expected an object`. */
export function sentence({ path, message }: JsonFieldError): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return place === '' ? message : `${place.replace(/^\./, '')}: ${message}`;
}
