import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployments, type Json } from '../http/support/api.ts';
import { serve } from '../http/support/serve.ts';
import { fromSchema } from './from-schema.ts';
import { createOracle } from './oracle.ts';
import { everyField, type SharedField, sharedShapes, type WrittenValue, writtenValues } from './shared-fields.ts';
import { readSpec } from './spec.ts';
import { createWriter, type Write, writesOf } from './write-and-read.ts';

type Answered = (sent: Json, field: SharedField) => Json;

function inUtc(time: Json) {
  return time && new Date(time).toISOString();
}

/** What is answered in place of what was written, where that is another value, and why; by property or by schema. */
const normalised: Readonly<Record<string, readonly [why: string, answered: Answered]>> = {
  'DashboardInput.tags': ['a duplicate collapses into the first', (tags) => [...new Set(tags)]],
  'AlertInput.scheduleStartAt': ['times are answered in UTC, to the millisecond', inUtc],
  'ApiKeyInput.expireAt': ['so are these, and an empty string means never', (time) => inUtc(time || null)],
  'ApiKeyPatch.expireAt': ['so are these, and an empty string means never', (time) => inUtc(time || null)],
  PipeSettingsInput: ['null returns a setting to its default', (value, { fallback }) => value ?? fallback],
};

/** Properties that are not held against what was written, and why. */
const excepted: Readonly<Record<string, string>> = {
  'TileInput.id': 'tiles get their ids from the service; `model.test.ts` has which of them stay',
};

/** Properties that take one value only, and why. */
const unvaried: Readonly<Record<string, string>> = {
  'AlertInput.source': '`saved_search` is refused until saved searches exist',
};

/** Enough bodies that every property is in some, whatever it depends on. Few of them are sent. */
const sample = { seed: 20_260_112, numRuns: 400 };
const longest = 500_000;

/** The properties that an operation takes and that are answered. */
function fieldsOf(shapes: ReturnType<typeof sharedShapes>): SharedField[] {
  return everyField(shapes).filter(({ name }) => !(name in excepted));
}

/** Two values, so that neither a default nor what was there before can pass for both. */
function valuesWanted({ name, single }: SharedField): number {
  return single || name in unvaried ? 1 : 2;
}

/** Of what holds other properties only these are compared, each for itself: the answer may have more. */
function isKept({ field, sent, found }: WrittenValue): boolean {
  if (field.shapes.length > 0)
    return Array.isArray(sent) ? found?.length === sent.length : typeof found === typeof sent;
  const [, answered] = normalised[field.name] ?? normalised[field.name.split('.')[0] ?? ''] ?? [];
  return isDeepStrictEqual(found, answered ? answered(sent, field) : sent);
}

function text(value: Json): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 100);
}

const specs = Object.fromEntries(deployments.map((name) => [name, readSpec(name)]));

describe.each(deployments)('in the %s deployment', (name) => {
  const served = serve();
  const spec = readSpec(name);
  const of = fromSchema(spec, createOracle(spec));
  let writeAndRead: Awaited<ReturnType<typeof createWriter>>;
  beforeAll(async () => {
    writeAndRead = await createWriter(served.caller(name), served);
  });

  it.each(writesOf(spec))('$id keeps every property that it takes and that is answered', async (write: Write) => {
    const shapes = sharedShapes(spec, write.sent, write.found);
    const fields = fieldsOf(shapes);
    const values = new Map(fields.map((field) => [field.name, new Set<string>()]));
    const lost = new Map<string, string>();
    const lacking = () => fields.filter((field) => (values.get(field.name)?.size ?? 0) < valuesWanted(field));
    for (const made of fc.sample(of(write.sent), sample)) {
      const names = new Set(writtenValues(shapes, made, made).map(({ field }) => field.name));
      if (!lacking().some((field) => names.has(field.name)) || JSON.stringify(made).length > longest) continue;
      const { body, answered, found } = await writeAndRead(write, made);
      for (const [how, record] of Object.entries({ answered, read: found })) {
        for (const value of writtenValues(shapes, body, record)) {
          const { field, sent, found: there } = value;
          values.get(field.name)?.add(JSON.stringify(sent));
          if (!values.has(field.name) || lost.has(field.name) || isKept(value)) continue;
          lost.set(field.name, `${field.name} was written as ${text(sent)} and ${how} as ${text(there)}`);
        }
      }
    }
    expect([...lost.values()]).toEqual([]);
    expect(fields).not.toEqual([]);
    expect(
      lacking().map((field) => field.name),
      'not, or not with two values, in a body that is valid',
    ).toEqual([]);
  });
});

it('what is not kept as it was written is a property of the specs', () => {
  const names = Object.values(specs).flatMap((spec) =>
    writesOf(spec).flatMap(({ sent, found }) => everyField(sharedShapes(spec, sent, found)).map((field) => field.name)),
  );
  const known = new Set(names.flatMap((name) => [name, name.split('.')[0]]));
  const listed = Object.keys({ ...normalised, ...excepted, ...unvaried });
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});
