import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../src/check/schema-support.ts';
import { combined } from '../support/suite/combined.ts';
import { compileAll, typeErrors } from '../support/suite/compile.ts';
import { formats } from '../support/suite/formats.ts';
import type { Group } from '../support/suite/group.ts';
import { lists } from '../support/suite/lists.ts';
import { closedObjects, objects } from '../support/suite/objects.ts';
import { strings } from '../support/suite/strings.ts';
import { unsupported } from '../support/suite/unsupported.ts';
import { values } from '../support/suite/values.ts';

/**
 * Cases of the JSON Schema Test Suite (https://github.com/json-schema-org/JSON-Schema-Test-Suite, draft 2020-12) for the
 * supported keywords, and our own cases. Those of the suite are copied, because no npm package contains that draft.
 */
const groups = [...values, ...strings, ...lists, ...objects, ...combined, ...formats];

/** Returns the results of guards and rules that differ from the expectations. */
async function deviations(tables: readonly Group[], use: 'sent' | 'received'): Promise<string[]> {
  const compiled = await compileAll(
    tables.map(({ schema }) => schema),
    use,
  );
  return tables.flatMap(({ description, valid = [], invalid = [] }, index) => {
    const checks = Object.entries(compiled[index] ?? {});
    const expected = [...valid.map((value) => [value, true]), ...invalid.map((value) => [value, false])] as const;
    return expected.flatMap(([value, verdict]) =>
      checks
        .filter(([, check]) => check(value) !== verdict)
        .map(([name]) => `${description}: the ${name} must ${verdict ? 'accept' : 'reject'} ${JSON.stringify(value)}`),
    );
  });
}

function count(tables: readonly Group[]): number {
  return tables.reduce((sum, { valid = [], invalid = [] }) => sum + valid.length + invalid.length, 0);
}

describe('guards and rules', () => {
  it('agree with JSON Schema 2020-12 for open schemas, as in responses', async () => {
    expect(await deviations(groups, 'received')).toEqual([]);
  });

  it('agree with JSON Schema 2020-12 for closed schemas, as in requests', async () => {
    expect(await deviations(closedObjects, 'sent')).toEqual([]);
  });

  it('are in modules that compile with the settings of the repository', async () => {
    const schemasOf = (tables: readonly Group[]) => tables.map(({ schema }) => schema);
    expect(await typeErrors(schemasOf(groups), 'received')).toBe('');
    expect(await typeErrors(schemasOf([...objects, ...closedObjects]), 'sent')).toBe('');
  });

  it('are compared in more than 700 cases', () => {
    const cases = count(groups) + count(closedObjects);
    console.info(
      `suite: ${cases} cases of ${groups.length + closedObjects.length} schemas; ${unsupported.length} schemas are unsupported`,
    );
    expect(cases).toBeGreaterThan(700);
  });
});

describe('an unsupported schema is rejected', () => {
  it.each(unsupported)('%s', (message, schema) => {
    const location = { deployment: 'open-source', pointer: '#' } as const;
    expect(() => checkSchema(schema, location, new Map())).toThrow(message);
  });
});
