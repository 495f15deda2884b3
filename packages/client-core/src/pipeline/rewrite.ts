import { isObject } from '../is-object.ts';

/** Returns a path template with the segments of the deployment. */
export function rewritePath(template: string, segments: Readonly<Record<string, string>>): string {
  const rewriteSegment = (segment: string) => (Object.hasOwn(segments, segment) ? segments[segment] : segment);
  return template.split('/').map(rewriteSegment).join('/');
}

/** Returns a copy of an object with renamed properties. Returns any other value, and any value without new names, unchanged. */
export function renameProperties(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0 || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [names.get(name) ?? name, each]));
}
