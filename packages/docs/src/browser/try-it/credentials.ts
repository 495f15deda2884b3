const prefix = 'observability-api.';

/** The credentials of each deployment: their names in the session storage, without the prefix, and the labels of their inputs. */
export const credentialNames: Readonly<Record<string, readonly (readonly [name: string, label: string])[]>> = {
  'open-source': [['key.apiKey', 'API access key']],
  managed: [
    ['key.keyId', 'Key id'],
    ['key.keySecret', 'Key secret'],
  ],
};

/** Returns a value that {@link store} has stored, or an empty string. */
export function readStored(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a value for this tab. */
export function store(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // The browser blocks storage, so only the form has the value.
  }
}

/** Returns the `Authorization` header of a request; undefined if a credential is missing. */
export function authorization(deployment: string, values: Readonly<Record<string, string>>): string | undefined {
  const { 'key.apiKey': apiKey, 'key.keyId': keyId, 'key.keySecret': keySecret } = values;
  if (deployment === 'open-source') return apiKey ? `Bearer ${apiKey}` : undefined;
  if (!keyId || !keySecret) return undefined;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${keyId}:${keySecret}`)))}`;
}
