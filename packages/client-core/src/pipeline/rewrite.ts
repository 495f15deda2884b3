import { isObject } from '../is-object.ts';

type Names = Readonly<Record<string, string>>;

/** Returns a path template with the segments of the deployment. */
export function rewritePath(template: string, names: Names | undefined): string {
  if (!names) return template;
  return template
    .split('/')
    .map((segment) => rename(segment, names))
    .join('/');
}

/** Returns a copy of an object with renamed properties. Returns any other value unchanged. */
export function renameProperties(value: unknown, names: Names | undefined): unknown {
  if (!names || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [rename(name, names), each]));
}

/** Returns the reverse mapping of names. */
export function invertNames(names: Names | undefined): Names | undefined {
  return names && Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}

function rename(name: string, names: Names): string {
  return (Object.hasOwn(names, name) && names[name]) || name;
}
