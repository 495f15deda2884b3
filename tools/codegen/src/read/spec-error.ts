import type { Deployment } from '../files.ts';

/** A location in a deployment's bundled document. `sourceLocation` finds it in the files of the spec. */
export interface SpecLocation {
  readonly deployment: Deployment;
  readonly pointer: string;
}

/** Thrown for an invalid spec or command, and for a failed check. `location` is set if the error has one location. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
  readonly location: SpecLocation | undefined;

  constructor(message: string, location?: SpecLocation) {
    super(message);
    this.location = location;
  }
}

/** Returns the location of the value that these keys select inside another value. */
export function locationAt({ deployment, pointer }: SpecLocation, ...keys: readonly (string | number)[]): SpecLocation {
  return { deployment, pointer: pointer + keys.map((key) => `/${escapeKey(String(key))}`).join('') };
}

/** Returns the unescaped keys of a JSON Pointer (RFC 6901). */
export function pointerKeys(pointer: string): string[] {
  const [, ...keys] = pointer.split('/');
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the JSON Pointer of the keys as a URI fragment. */
export function pointerOf(keys: readonly (string | number)[]): string {
  return `#${keys.map((key) => `/${escapeKey(String(key))}`).join('')}`;
}

/** Escapes a key for a JSON Pointer. Also encodes `%`, because `pointerKeys` decodes URI fragments. */
function escapeKey(key: string): string {
  return key.replaceAll('%', '%25').replaceAll('~', '~0').replaceAll('/', '~1');
}
