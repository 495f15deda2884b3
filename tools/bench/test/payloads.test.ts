import { Alert, ApiKey, Dashboard, PipeSettings, type ValidationIssue } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { invalidMutations } from '../src/payloads/invalid-mutations.ts';
import { applyMutations } from '../src/payloads/mutation.ts';
import { type PayloadName, payloadNames, payloads } from '../src/payloads/payloads.ts';
import { jsonSchema } from '../src/validators/json-schema.ts';
import { schemaMutations } from '../src/validators/schema-mutations.ts';

const issues: Readonly<Record<PayloadName, (value: unknown) => ValidationIssue[]>> = {
  dashboard: (value) => Dashboard.check(value),
  alert: (value) => Alert.check(value),
  pipeSettings: (value) => PipeSettings.check(value),
  apiKeys: (value) =>
    Array.isArray(value) ? value.flatMap((key: unknown) => ApiKey.check(key)) : ApiKey.check(undefined),
};

describe.each(payloadNames)('the payload %s', (name) => {
  const { valid, invalid } = payloads()[name];

  it('satisfies its schema', () => {
    expect(issues[name](valid)).toEqual([]);
  });

  it('has an invalid document with one issue per mutation', () => {
    expect(issues[name](invalid)).toHaveLength(invalidMutations[name].length);
  });

  it('is the same each time it is created', () => {
    expect(payloads()[name].valid).toEqual(valid);
  });

  it('is rejected with each single mutation', () => {
    const mutations = schemaMutations(jsonSchema(name), valid);
    expect(mutations.length).toBeGreaterThan(20);
    expect(mutations.filter((mutation) => issues[name](applyMutations(valid, [mutation])).length === 0)).toEqual([]);
  });
});

it('the dashboard has series of every type', () => {
  const { valid } = payloads().dashboard;
  const kinds = JSON.stringify(valid).matchAll(/"type":"(\w+)"/g);
  expect(new Set([...kinds].map(([, kind]) => kind))).toEqual(
    new Set(['time', 'table', 'number', 'search', 'markdown']),
  );
});

it('the mutations remove each property that a condition requires', () => {
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    properties: { kind: text, a: text, b: text },
    allOf: [{ if: { properties: { kind: { const: 'x' } } }, then: { required: ['a', 'b'] } }],
  };
  const mutations = schemaMutations(schema, { kind: 'x', a: '', b: '' });
  expect(mutations.filter(({ value }) => value === undefined).map(({ path }) => path)).toEqual([['a'], ['b']]);
});
