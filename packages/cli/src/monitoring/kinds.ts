import type { Rule } from '@observability-api/schemas';

/** The kinds of resources in files, in the order of their creation. Each refers only to its own kind and to kinds before it. */
export const kindNames = ['Connection', 'Source', 'Webhook', 'Dashboard', 'SavedSearch', 'Alert'] as const;
export type KindName = (typeof kindNames)[number];

/** A kind of resource: its name in files, its operations and its schemas. */
export interface Kind {
  readonly name: KindName;
  /** The property of the client with the operations of the kind. */
  readonly resource: string;
  /** The names of the schemas of requests and responses. */
  readonly input: string;
  readonly output: string;
  /** True if resources have tags. One of them names the {@link MonitoringSet} that owns the resource. */
  readonly isTagged: boolean;
  /** Default values of properties that an update keeps if a request omits them. Requests therefore contain each of these properties. */
  readonly updateDefaults: Readonly<Record<string, unknown>>;
}

/** The kinds by name. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  Connection: {
    name: 'Connection',
    resource: 'connections',
    input: 'ConnectionInput',
    output: 'Connection',
    isTagged: false,
    updateDefaults: { settingPrefix: null, isPrometheusEndpoint: false, prometheusEndpoint: null },
  },
  Source: {
    name: 'Source',
    resource: 'sources',
    input: 'SourceInput',
    output: 'Source',
    isTagged: false,
    updateDefaults: {},
  },
  Webhook: {
    name: 'Webhook',
    resource: 'webhooks',
    input: 'WebhookInput',
    output: 'Webhook',
    isTagged: false,
    updateDefaults: {},
  },
  Dashboard: {
    name: 'Dashboard',
    resource: 'dashboards',
    input: 'DashboardInput',
    output: 'Dashboard',
    isTagged: true,
    updateDefaults: {
      tags: [],
      filters: [],
      savedQuery: null,
      savedQueryLanguage: null,
      savedFilterValues: [],
      containers: [],
    },
  },
  SavedSearch: {
    name: 'SavedSearch',
    resource: 'savedSearches',
    input: 'SavedSearchInput',
    output: 'SavedSearch',
    isTagged: true,
    updateDefaults: {},
  },
  Alert: {
    name: 'Alert',
    resource: 'alerts',
    input: 'AlertInput',
    output: 'Alert',
    isTagged: true,
    updateDefaults: {},
  },
};

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns true for an object that is not an array. */
export function isJsonObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects of a list. Omits other items. Returns `[]` if the value is not a list. */
export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The part of a validator of the schemas package that this folder uses. */
export interface Validator {
  readonly rule: Rule;
  check(value: unknown): readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
}

let loaded: Readonly<Record<string, Validator | undefined>> | undefined;

/** Loads the validators. Call it before {@link inputOf} and {@link writeOnlyProperties}. */
export async function loadValidators(): Promise<void> {
  loaded ??= (await import('@observability-api/schemas')) as unknown as Readonly<Record<string, Validator>>;
}

/** Returns the validator of the requests of a kind. Undefined if the specs have no such requests. */
export function inputOf(kind: Kind): Validator | undefined {
  return loaded?.[kind.input];
}

/** Returns the rule that applies to a value: for a union, the rule of its member. */
export function ruleFor(rule: Rule, value: unknown): Rule {
  let current = rule;
  while (current.tag && isJsonObject(value)) {
    const tag = value[current.tag];
    const member = (typeof tag === 'string' ? current.members?.[tag] : undefined) ?? current.absent;
    if (!member) return current;
    current = member;
  }
  return current;
}

/** Returns the properties that requests have and responses do not, such as secrets. They cannot be compared. */
export function writeOnlyProperties(kind: Kind, value: Json): ReadonlySet<string> {
  const input = inputOf(kind)?.rule;
  const output = loaded?.[kind.output]?.rule;
  if (!input || !output) return new Set();
  const returned = ruleFor(output, value).properties ?? {};
  const sent = Object.keys(ruleFor(input, value).properties ?? {});
  return new Set(sent.filter((name) => !Object.hasOwn(returned, name)));
}
