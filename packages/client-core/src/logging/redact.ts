const hidden = '[redacted]';

const secretHeader = /auth|cookie|secret|token|key|session|signature|credential/i;

/** Not `keyId`, `keySuffix` and the like: they say which key it was. */
const secretProperty = /secret|password|token|authorization|apiKey|hashData|^headers$|^queryParams$/i;

/** Headers as a log may have them. An idempotency key is no secret. */
export function redactedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Array.from(headers, ([name, value]) => [
      name,
      secretHeader.test(name) && name !== 'idempotency-key' ? hidden : value,
    ]),
  );
}

/** A body as a log may have it: secrets hidden at any depth, and of addresses all but the origin, for it may be the key. */
export function redactedBody(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (value === null || typeof value === 'boolean') return value;
      if (secretProperty.test(name)) return hidden;
      return name === 'url' ? redactedAddress(String(value)) : value;
    });
  } catch {
    return text === '' ? undefined : `${text.length} characters that are no JSON`;
  }
}

function redactedAddress(address: string): string {
  return URL.canParse(address) ? `${new URL(address).origin}/${hidden}` : hidden;
}
