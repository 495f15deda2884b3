import fc from 'fast-check';

/** Properties and path parameters that contain the id of an existing resource or the name of a database. */
const names = [
  'dashboardId',
  'tileId',
  'webhookId',
  'sourceId',
  'alertId',
  'keyId',
  'connectionId',
  'savedSearchId',
  'connection',
  'databaseName',
] as const;
/** The name of such a property or parameter. */
export type ReferenceName = (typeof names)[number];

const placeholder = /^ffffffff(\d\d)(\d{14})$/;

/** Returns true for the name of a property or parameter that refers to a resource or a database. */
export function isReferenceName(name: string): name is ReferenceName {
  return (names as readonly string[]).includes(name);
}

/**
 * Returns a placeholder for the `index`-th resource of a kind. It has the form of an id, and is replaced before the
 * request is sent.
 */
export function reference(name: ReferenceName, index: number): string {
  return `ffffffff${String(names.indexOf(name)).padStart(2, '0')}${String(index).padStart(14, '0')}`;
}

/** Returns an arbitrary of placeholders. */
export function references(name: ReferenceName): fc.Arbitrary<string> {
  return fc.nat(999).map((index) => reference(name, index));
}

/** Replaces all placeholders in a value. */
export function withReferences(value: unknown, lookUp: (name: ReferenceName, index: number) => string): unknown {
  if (typeof value === 'string') {
    const [, kind, index] = placeholder.exec(value) ?? [];
    const name = names[Number(kind)];
    return name === undefined ? value : lookUp(name, Number(index));
  }
  if (Array.isArray(value)) return value.map((item) => withReferences(item, lookUp));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner, lookUp)]));
}
