const prefix = 'observability-api.key.';

/** The credentials of each deployment: storage keys and labels. */
export const credentialNames: Readonly<Record<string, readonly (readonly [name: string, label: string])[]>> = {
  'open-source': [['apiKey', 'API access key']],
  managed: [
    ['keyId', 'Key id'],
    ['keySecret', 'Key secret'],
  ],
};

/** Returns credentials from the session storage. They are sent only to the service that serves the page. */
export function credential(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a credential for this tab. */
export function keepCredential(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // The credential is kept in the form only.
  }
}

/** Returns the `Authorization` header of a request. */
export function authorization(deployment: string, values: Readonly<Record<string, string>>): string {
  if (deployment === 'open-source') return `Bearer ${values['apiKey'] ?? ''}`;
  const bytes = new TextEncoder().encode(`${values['keyId'] ?? ''}:${values['keySecret'] ?? ''}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
