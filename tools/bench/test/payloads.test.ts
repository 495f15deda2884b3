import { Alert, ApiKey, Dashboard, PipeSettings, type ValidationIssue } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { withFaults } from '../src/payloads/fault.ts';
import { type PayloadName, payloadNames } from '../src/payloads/names.ts';
import { payloads } from '../src/payloads/payloads.ts';
import { twinFaults } from '../src/payloads/twins.ts';
import { jsonSchema } from '../src/validators/json-schema.ts';
import { schemaFaults } from '../src/validators/schema-faults.ts';

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

  it('has a twin in which each fault is an issue', () => {
    expect(issues[name](invalid)).toHaveLength(twinFaults[name].length);
  });

  it('is the same in each run', () => {
    expect(payloads()[name].valid).toEqual(valid);
  });

  it('is refused with any one fault that its schema can find', () => {
    const faults = schemaFaults(jsonSchema(name), valid);
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.filter((fault) => issues[name](withFaults(valid, [fault])).length === 0)).toEqual([]);
  });
});

it('shows series of every kind on the dashboard', () => {
  const { valid } = payloads().dashboard;
  const kinds = JSON.stringify(valid).matchAll(/"type":"(\w+)"/g);
  expect(new Set([...kinds].map(([, kind]) => kind))).toEqual(
    new Set(['time', 'table', 'number', 'search', 'markdown']),
  );
});
