import type { Deployment } from '../workspace.ts';

/** A place in a deployment's bundled document, as a JSON Pointer. `sourcePlace` finds it in the files of the spec. */
export interface Place {
  readonly deployment: Deployment;
  readonly pointer: string;
}

/** A fault of the specs that stops generation: what is wrong, and where when the fault is at one place. */
export class SpecFault extends Error {
  override readonly name = 'SpecFault';
  readonly place: Place | undefined;

  constructor(message: string, place?: Place) {
    super(message);
    this.place = place;
  }
}

/** The place below another one. */
export function at({ deployment, pointer }: Place, ...keys: readonly (string | number)[]): Place {
  return { deployment, pointer: pointer + keys.map((key) => `/${escapeKey(String(key))}`).join('') };
}

/** The keys of a JSON Pointer (RFC 6901), unescaped. */
export function pointerKeys(pointer: string): string[] {
  const [, ...keys] = pointer.split('/');
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON Pointer of these keys, as a fragment. */
export function pointerOf(keys: readonly (string | number)[]): string {
  return `#${keys.map((key) => `/${escapeKey(String(key))}`).join('')}`;
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
