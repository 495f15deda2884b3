const redacted = '[redacted]';

const secretHeader = /auth|cookie|secret|token|key|session|signature|credential/i;

/** Does not match `keyId`, `keySuffix` and similar names, which identify a key but are not secret. */
const secretProperty = /secret|password|token|authorization|apiKey|hashData|^headers$|^queryParams$/i;

/** Returns headers and a JSON body for a log line, with secrets redacted. An idempotency key is not a secret. */
export function redact(headers: Iterable<[string, string]>, text = ''): object {
  const pairs = Array.from(headers, ([name, value]) => [
    name,
    secretHeader.test(name) && name !== 'idempotency-key' ? redacted : value,
  ]);
  return { headers: Object.fromEntries(pairs), body: redactBody(text) };
}

/**
 * Returns a JSON body for a log line, with secrets redacted at any depth. A property `url` keeps only its origin, because its path may
 * be a secret. Returns the length of a body that is not JSON, as text, and undefined for an empty body.
 */
export function redactBody(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (value === null || typeof value === 'boolean') return value;
      if (secretProperty.test(name)) return redacted;
      return name === 'url' ? redactUrl(String(value)) : value;
    });
  } catch {
    return text === '' ? undefined : `${text.length} characters that are not JSON`;
  }
}

function redactUrl(url: string): string {
  return URL.canParse(url) ? `${new URL(url).origin}/${redacted}` : redacted;
}
