import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployments, type Json } from '../http/support/api.ts';
import { serve, WITH_MAIL } from '../http/support/serve.ts';
import { createArbitraries } from './generators/arbitrary-values.ts';
import { oracleOf } from './oracle.ts';
import {
  allProperties,
  type SharedProperty,
  sharedVariants,
  type WrittenValue,
  writtenValues,
} from './shared-properties.ts';
import { readSpec } from './spec.ts';
import { createWriter, type Write, writesOf } from './write-and-read.ts';

type Returned = (sent: Json, field: SharedProperty) => Json;

function inUtc(time: Json) {
  return time && new Date(time).toISOString();
}

/** Properties whose value in responses can differ from the request, with the reason, by property or by schema. */
const normalized: Readonly<Record<string, readonly [reason: string, returned: Returned]>> = {
  'DashboardInput.tags': ['duplicates are removed', (tags) => [...new Set(tags)]],
  'AlertInput.tags': ['duplicates are removed', (tags) => [...new Set(tags)]],
  'SavedSearchInput.name': ['spaces at both ends are removed', (name) => name.trim()],
  'GenericWebhookInput.name': ['spaces at both ends are removed', (name) => name.trim()],
  'SlackWebhookInput.name': ['spaces at both ends are removed', (name) => name.trim()],
  'AlertInput.scheduleStartAt': ['times are returned in UTC with milliseconds', inUtc],
  'ApiKeyInput.expireAt': ['times are returned in UTC, and an empty string means never', (time) => inUtc(time || null)],
  'ApiKeyPatch.expireAt': ['times are returned in UTC, and an empty string means never', (time) => inUtc(time || null)],
  'ConnectionInput.settingPrefix': ['null and an empty string remove it', (prefix) => prefix || undefined],
  PipeSettingsInput: ['null resets a setting to its default', (value, { fallback }) => value ?? fallback],
};

const ONE_CONNECTION = 'a new tenant has one connection';
const ONE_DATABASE = 'the connection of a new tenant reads one database';
const ONE_QUERY =
  'the service runs the query of an alert before the alert is written, so the generator uses one source and one SQL template';
const ONE_TEMPLATE = 'random text in double braces is rarely a valid template';

/** Properties for which one written value is enough, with the reason. */
const unvaried: Readonly<Record<string, string>> = {
  'FormulaInput.expression': 'its letters must name items of `select`',
  'HeatmapConfigInput.sourceId': 'a new tenant has one trace source',
  'RawSqlLineConfigInput.connectionId': ONE_CONNECTION,
  'RawSqlStackedBarConfigInput.connectionId': ONE_CONNECTION,
  'RawSqlTableConfigInput.connectionId': ONE_CONNECTION,
  'RawSqlNumberConfigInput.connectionId': ONE_CONNECTION,
  'RawSqlPieConfigInput.connectionId': ONE_CONNECTION,
  'RawSqlBarConfigInput.connectionId': ONE_CONNECTION,
  'AlertSqlLineConfigInput.connectionId': ONE_CONNECTION,
  'AlertSqlLineConfigInput.sourceId': ONE_QUERY,
  'AlertSqlLineConfigInput.sqlTemplate': ONE_QUERY,
  'AlertSqlStackedBarConfigInput.connectionId': ONE_CONNECTION,
  'AlertSqlStackedBarConfigInput.sourceId': ONE_QUERY,
  'AlertSqlStackedBarConfigInput.sqlTemplate': ONE_QUERY,
  'AlertSqlNumberConfigInput.connectionId': ONE_CONNECTION,
  'AlertSqlNumberConfigInput.sourceId': ONE_QUERY,
  'AlertSqlNumberConfigInput.sqlTemplate': ONE_QUERY,
  'AlertLineConfigInput.sourceId': ONE_QUERY,
  'AlertStackedBarConfigInput.sourceId': ONE_QUERY,
  'AlertNumberConfigInput.sourceId': ONE_QUERY,
  'SearchClickInput.target': ONE_TEMPLATE,
  'SearchClickInput.whereTemplate': ONE_TEMPLATE,
  'DashboardClickInput.target': ONE_TEMPLATE,
  'DashboardClickInput.whereTemplate': ONE_TEMPLATE,
  'ClickTargetTemplateInput.template': ONE_TEMPLATE,
  'ClickFilterInput.template': ONE_TEMPLATE,
  'ExternalClickInput.urlTemplate': ONE_TEMPLATE,
  'LogSourceInput.connection': ONE_CONNECTION,
  'TraceSourceInput.connection': ONE_CONNECTION,
  'MetricSourceInput.connection': ONE_CONNECTION,
  'SessionSourceInput.connection': ONE_CONNECTION,
  'PromqlSourceInput.connection': ONE_CONNECTION,
  'SourceTableInput.databaseName': ONE_DATABASE,
  'MaterializedViewInput.databaseName': ONE_DATABASE,
  'SourceFilterSettingsInput.databaseName': ONE_DATABASE,
  'SavedSearchFilterInput.condition': 'random text is rarely a valid condition',
};

const SEED = 20_260_112;
const BATCH_LENGTH = 100;
const MAX_BATCHES = 30;
/** The maximum length of the bodies that are sent, in characters of JSON. */
const MAX_LENGTH = 500_000;

/** Returns the number of different values to write. At least one of two differs from the default. */
function requiredValues({ name, hasOneValue }: SharedProperty): number {
  return hasOneValue || name in unvaried ? 1 : 2;
}

/**
 * Returns true if the value in the response corresponds to the request. Compares only the type of an object and the length of a
 * list of objects, because the properties of objects are compared separately. An empty list of objects may be absent.
 */
function isStored({ field, sent, returned }: WrittenValue): boolean {
  if (field.variants.length > 0)
    return Array.isArray(sent) ? (returned?.length ?? 0) === sent.length : typeof returned === typeof sent;
  const [, returnedForm] = normalized[field.name] ?? normalized[field.name.split('.')[0] ?? ''] ?? [];
  // JSON has no negative zero.
  const written = JSON.parse(JSON.stringify(sent));
  return isDeepStrictEqual(returned, returnedForm ? returnedForm(written, field) : written);
}

/**
 * The bodies of the most recently used generator, in batches. The operations that create and update a resource often have the same
 * generator.
 */
const generated: { arbitrary?: fc.Arbitrary<unknown>; batches: unknown[][] } = { batches: [] };

/**
 * Generates bodies in at most {@link MAX_BATCHES} batches. Stops before a batch if `isIncomplete` returns false. The test sends few of the
 * bodies.
 */
function* generateBodies(arbitrary: fc.Arbitrary<unknown>, isIncomplete: () => boolean): Generator<unknown> {
  if (generated.arbitrary !== arbitrary) Object.assign(generated, { arbitrary, batches: [] });
  for (let batch = 0; batch < MAX_BATCHES && isIncomplete(); batch += 1) {
    const bodies = generated.batches[batch] ?? fc.sample(arbitrary, { seed: SEED + batch, numRuns: BATCH_LENGTH });
    generated.batches[batch] = bodies;
    yield* bodies;
  }
}

function abbreviate(value: Json): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 100);
}

const served = serve(WITH_MAIL);

describe.each(deployments)('in the %s deployment', (name) => {
  const spec = readSpec(name);
  const arbitraryOf = createArbitraries(spec, oracleOf(spec));
  let writeAndRead: Awaited<ReturnType<typeof createWriter>>;
  beforeAll(async () => {
    writeAndRead = await createWriter(served.caller(name), served);
  });

  it.each(writesOf(spec))('$id stores every property that requests and responses share', async (write: Write) => {
    const variants = sharedVariants(spec, write.bodySchema, write.resourceSchema);
    const fields = allProperties(variants);
    const values = new Map(fields.map((field) => [field.name, new Set<string>()]));
    const lost = new Map<string, string>();
    const missing = () => fields.filter((field) => (values.get(field.name)?.size ?? 0) < requiredValues(field));
    for (const sample of generateBodies(arbitraryOf(write.bodySchema), () => missing().length > 0)) {
      const names = new Set(writtenValues(variants, sample, sample).map(({ field }) => field.name));
      if (!missing().some((field) => names.has(field.name)) || JSON.stringify(sample).length > MAX_LENGTH) continue;
      const { body, returned, read } = await writeAndRead(write, sample);
      for (const [origin, record] of Object.entries({ returned, read })) {
        for (const value of writtenValues(variants, body, record)) {
          const { field, sent, returned: actual } = value;
          const written = values.get(field.name);
          if (written && written.size < requiredValues(field)) written.add(JSON.stringify(sent));
          if (!values.has(field.name) || lost.has(field.name) || isStored(value)) continue;
          lost.set(
            field.name,
            `${field.name} was written as ${abbreviate(sent)} and ${origin} as ${abbreviate(actual)}`,
          );
        }
      }
    }
    expect([...lost.values()]).toEqual([]);
    expect(fields).not.toEqual([]);
    expect(
      missing().map((field) => field.name),
      'properties with too few different values in valid bodies',
    ).toEqual([]);
  });
});

it('the listed exceptions are properties or schemas of the specs', () => {
  const names = deployments
    .map(readSpec)
    .flatMap((spec) =>
      writesOf(spec).flatMap(({ bodySchema, resourceSchema }) =>
        allProperties(sharedVariants(spec, bodySchema, resourceSchema)).map((field) => field.name),
      ),
    );
  const known = new Set(names.flatMap((name) => [name, name.split('.')[0]]));
  const listed = Object.keys({ ...normalized, ...unvaried });
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});
