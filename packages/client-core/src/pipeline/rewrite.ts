import { isObject } from '../is-object.ts';

/** The words of a deployment where they differ from those of the specs: from the spec's word to the deployment's. */
export interface Rewrite {
  /** Segments of paths. Ids are left alone. */
  readonly path?: Readonly<Record<string, string>> | undefined;
  /** Names of settings, as properties of what is sent and of what is answered. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** The template of a path in the deployment's words. */
export function rewrittenPath(template: string, words: Readonly<Record<string, string>>): string {
  const word = (segment: string) => (Object.hasOwn(words, segment) ? words[segment] : segment);
  return template.split('/').map(word).join('/');
}

/** A copy of an object with its properties renamed; anything else as it is. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [names.get(name) ?? name, each]));
}
