import { CommandError } from '../errors.ts';
import { isJsonObject, type Json, type KindName, kindNames } from './kinds.ts';

/**
 * The settings of a set, from the `monitoring.yaml` of its folder. A set is the resources that the files of one folder manage. It owns the
 * dashboards, saved searches and alerts with the tag `managed-by:<name>`. Resources of other kinds have no tags and no owner.
 */
export interface MonitoringSet {
  /** The name of the set. Default: `default`. */
  readonly name: string;
  /** Properties for documents that omit them, by kind. */
  readonly defaults: Readonly<Partial<Record<KindName, Json>>>;
}

/** The name of a set whose `monitoring.yaml` is missing or has no `set`. */
const DEFAULT_NAME = 'default';

/** A tag has at most 32 characters, of which the prefix has 11. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/;

const PREFIX = 'managed-by:';

/** Returns the tag of the resources of a set. */
export function ownershipTag(set: Pick<MonitoringSet, 'name'>): string {
  return PREFIX + set.name;
}

/** Returns the tag of the set that owns a resource, or undefined if the resource belongs to no set. */
export function ownerOf(resource: Json): string | undefined {
  const tags = resource['tags'];
  return Array.isArray(tags)
    ? tags.find((tag: unknown) => typeof tag === 'string' && tag.startsWith(PREFIX))
    : undefined;
}

/** Returns true for a valid name of a set. */
export function isSetName(name: unknown): name is string {
  return typeof name === 'string' && NAME.test(name);
}

/** Parses the content of `monitoring.yaml`. Throws a CommandError if it is invalid. */
export function parseSet(value: unknown, file: string): MonitoringSet {
  if (value === undefined || value === null) return { name: DEFAULT_NAME, defaults: {} };
  if (!isJsonObject(value))
    throw new CommandError(`${file}: expected an object with the optional properties \`set\` and \`defaults\`.`);
  const { set = DEFAULT_NAME, defaults = {}, ...rest } = value;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new CommandError(`${file}: unknown property "${unknown}". Expected \`set\` or \`defaults\`.`);
  if (!isSetName(set)) {
    throw new CommandError(
      `${file}: expected \`set\` to be 1 to 21 letters, digits, dots, dashes and underscores, starting with a letter or digit, received ${JSON.stringify(set)}.`,
    );
  }
  if (!isJsonObject(defaults))
    throw new CommandError(`${file}: expected \`defaults\` to be an object whose properties are kinds.`);
  for (const [kind, properties] of Object.entries(defaults)) {
    if (!kindNames.some((name) => name === kind))
      throw new CommandError(
        `${file}: unknown kind "${kind}" in \`defaults\`. Expected one of ${kindNames.join(', ')}.`,
      );
    if (!isJsonObject(properties)) throw new CommandError(`${file}: expected \`defaults.${kind}\` to be an object.`);
  }
  return { name: set, defaults: defaults as MonitoringSet['defaults'] };
}
