import { fillDefaults, type Rule } from '@observability-api/schemas';
import { inputOf, isJsonObject, type Json, type Kind, objectsOf, ruleFor } from './kinds.ts';

/**
 * Returns a request or a response in a normal form for comparisons: without read-only properties, with the defaults of the
 * schema, and with the values that the service stores for omitted properties. The argument may be invalid. Does not change it.
 */
export function normalize(kind: Kind, value: Json): Json {
  const rule = inputOf(kind)?.rule;
  if (!rule) return value;
  const known = fillDefaults(rule, withKnown(rule, value) as Record<string, unknown>);
  const complete: Record<string, unknown> = { ...structuredClone(kind.updateDefaults), ...known };
  if (kind.isTagged) complete['tags'] = Array.isArray(complete['tags']) ? [...new Set(complete['tags'])].sort() : [];
  if (kind.name === 'Dashboard') return normalizeDashboard(complete);
  if (kind.name === 'Alert') return normalizeAlert(complete);
  return complete;
}

/**
 * Returns the value with only the properties that requests can have. Omits values that count as absent, and parses numbers that are
 * text.
 */
function withKnown(rule: Rule, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (rule.items ? withKnown(rule.items, item) : item));
  if (!isJsonObject(value)) {
    return rule.tolerated === 'text' && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  }
  const { properties, additionalProperties, required, optional, tolerated } = ruleFor(rule, value);
  if (!properties) {
    const inner = additionalProperties;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, inner ? withKnown(inner, item) : item]),
    );
  }
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const property = properties[name];
    if (typeof property !== 'object' || item === undefined) return [];
    const isOptional = optional ? optional.includes(name) : !required?.includes(name);
    const isAbsent = property.tolerated === 'null' || (tolerated === 'nulls' && isOptional);
    return item === null && isAbsent ? [] : [[name, withKnown(property, item)]];
  });
  return Object.fromEntries(entries);
}

function normalizeDashboard(dashboard: Record<string, unknown>): Json {
  const tiles = objectsOf(dashboard['tiles']).map(normalizeTile);
  const language = dashboard['savedQueryLanguage'] ?? (dashboard['savedQuery'] === null ? null : 'lucene');
  return { ...dashboard, tiles, savedQueryLanguage: language };
}

/**
 * Sets the values that the service stores for a tile with series: `asRatio`, and the `dataSource` of series without a `sourceId`. Markdown
 * series have no `dataSource`. Removes `asRatio` from other tiles.
 */
function normalizeTile(tile: Json): Json {
  const { asRatio, series, ...rest } = tile;
  if (!Array.isArray(series)) return rest;
  return {
    ...rest,
    asRatio: asRatio === true,
    series: objectsOf(series).map((item) =>
      item['type'] === 'markdown' || item['sourceId'] !== undefined || item['dataSource'] !== undefined
        ? item
        : { ...item, dataSource: 'events' },
    ),
  };
}

/** Converts `channel` to a list of channels, and `scheduleStartAt` to UTC. Removes `thresholdMax` if it has no effect. */
function normalizeAlert({ channel, channels, scheduleStartAt, ...alert }: Record<string, unknown>): Json {
  const time = typeof scheduleStartAt === 'string' ? new Date(scheduleStartAt) : undefined;
  const isRange = alert['thresholdType'] === 'between' || alert['thresholdType'] === 'not_between';
  const { thresholdMax, ...rest } = alert;
  return {
    ...rest,
    ...(isRange && { thresholdMax }),
    channels: channels ?? (channel === undefined ? [] : [channel]),
    scheduleStartAt: time && !Number.isNaN(time.getTime()) ? time.toISOString() : null,
  };
}

/**
 * Returns a normalized value without defaults, as `pull` writes it. Its properties have the order of the schema, but the channels of an
 * alert and the `asRatio` and `series` of a tile come last.
 */
export function compact(kind: Kind, value: Json): Json {
  const rule = inputOf(kind)?.rule;
  if (!rule) return value;
  const withoutDefaultValues = withoutDefaults(rule, value) as Record<string, unknown>;
  for (const [name, defaultValue] of Object.entries(kind.updateDefaults)) {
    if (JSON.stringify(withoutDefaultValues[name]) === JSON.stringify(defaultValue)) delete withoutDefaultValues[name];
  }
  if (typeof withoutDefaultValues['savedQuery'] === 'string' && withoutDefaultValues['savedQueryLanguage'] === 'lucene')
    delete withoutDefaultValues['savedQueryLanguage'];
  const tags = withoutDefaultValues['tags'];
  if (Array.isArray(tags) && tags.length === 0) delete withoutDefaultValues['tags'];
  if (kind.name === 'Dashboard')
    withoutDefaultValues['tiles'] = objectsOf(withoutDefaultValues['tiles']).map(compactTile);
  if (kind.name === 'Alert') return compactAlert(withoutDefaultValues);
  return withoutDefaultValues;
}

function withoutDefaults(rule: Rule, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (rule.items ? withoutDefaults(rule.items, item) : item));
  if (!isJsonObject(value)) return value;
  const { properties } = ruleFor(rule, value);
  if (!properties) return value;
  const names = [...Object.keys(properties), ...Object.keys(value).filter((name) => !Object.hasOwn(properties, name))];
  const entries = names.flatMap((name): [string, unknown][] => {
    const item = value[name];
    const property = properties[name];
    if (item === undefined) return [];
    if (typeof property !== 'object') return [[name, item]];
    const isDefault = property.default !== undefined && JSON.stringify(property.default) === JSON.stringify(item);
    return isDefault ? [] : [[name, withoutDefaults(property, item)]];
  });
  return Object.fromEntries(entries);
}

function compactTile({ asRatio, series, ...tile }: Json): Json {
  const hasDefaultSource = ({ dataSource, sourceId }: Json) => dataSource === 'events' && sourceId === undefined;
  return {
    ...tile,
    ...(asRatio === true && { asRatio }),
    ...(Array.isArray(series) && {
      series: series.map((item: Json) => {
        const { dataSource, ...rest } = item;
        return hasDefaultSource(item) ? rest : item;
      }),
    }),
  };
}

function compactAlert({ channels, ...alert }: Json): Json {
  const list = objectsOf(channels);
  return { ...alert, ...(list.length === 1 ? { channel: list[0] } : { channels: list }) };
}
