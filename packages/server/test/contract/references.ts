import fc from 'fast-check';

/** Names of properties and path parameters under which a request names something that must exist. */
const names = ['dashboardId', 'tileId', 'webhookId', 'sourceId', 'alertId', 'keyId'] as const;
/** One of these names. */
export type ReferenceName = (typeof names)[number];

const mark = /^ffffffff(\d\d)(\d{14})$/;

/** Whether a property or parameter of this name names something that must exist. */
export function isReferenceName(name: string): name is ReferenceName {
  return (names as readonly string[]).includes(name);
}

/** A stand-in for the `index`-th thing of a kind, in the form of an id: which one it is, is known when it is sent. */
export function reference(name: ReferenceName, index: number): string {
  return `ffffffff${String(names.indexOf(name)).padStart(2, '0')}${String(index).padStart(14, '0')}`;
}

/** Arbitrary stand-ins of a kind. */
export function references(name: ReferenceName): fc.Arbitrary<string> {
  return fc.nat(999).map((index) => reference(name, index));
}

/** The same value with every stand-in in it replaced. */
export function withReferences(value: unknown, lookUp: (name: ReferenceName, index: number) => string): unknown {
  if (typeof value === 'string') {
    const [, kind, index] = mark.exec(value) ?? [];
    const name = names[Number(kind)];
    return name === undefined ? value : lookUp(name, Number(index));
  }
  if (Array.isArray(value)) return value.map((item) => withReferences(item, lookUp));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner, lookUp)]));
}
