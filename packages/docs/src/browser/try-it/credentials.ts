const prefix = 'observability-api.key.';

/** What a deployment takes to sign in, by the name under which it is kept. */
export const credentialNames: Readonly<Record<string, readonly (readonly [name: string, label: string])[]>> = {
  'open-source': [['apiKey', 'API access key']],
  managed: [
    ['keyId', 'Key id'],
    ['keySecret', 'Key secret'],
  ],
};

/** Keys are kept for this tab alone, and gone when it is closed. Nothing is sent but to the service itself. */
export function credential(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a key for this tab. */
export function keepCredential(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // It holds as long as the form is there.
  }
}

/** The header that signs a request. */
export function authorization(deployment: string, values: Readonly<Record<string, string>>): string {
  if (deployment === 'open-source') return `Bearer ${values['apiKey'] ?? ''}`;
  const bytes = new TextEncoder().encode(`${values['keyId'] ?? ''}:${values['keySecret'] ?? ''}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
