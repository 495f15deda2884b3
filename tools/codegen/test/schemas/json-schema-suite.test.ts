import { describe, expect, it } from 'vitest';
import { refuseUnsupported } from '../../src/check/schema-support.ts';
import type { JsonSchema } from '../../src/read/document.ts';
import { combined } from '../support/suite/combined.ts';
import { compileAll, typeErrors } from '../support/suite/compile.ts';
import { formats } from '../support/suite/formats.ts';
import type { Group } from '../support/suite/group.ts';
import { lists } from '../support/suite/lists.ts';
import { closedObjects, objects } from '../support/suite/objects.ts';
import { texts } from '../support/suite/texts.ts';
import { unsupported } from '../support/suite/unsupported.ts';
import { values } from '../support/suite/values.ts';

/**
 * What the JSON Schema Test Suite (https://github.com/json-schema-org/JSON-Schema-Test-Suite, draft 2020-12) asks of
 * the keywords that the generator supports, as tables of our own: no registry carries that draft of it.
 */
const groups = [...values, ...texts, ...lists, ...objects, ...combined, ...formats];

/** The verdicts that are not as the tables say, of guard and walk. */
async function wrong(tables: readonly Group[], use: 'sent' | 'received'): Promise<string[]> {
  const compiled = await compileAll(
    tables.map(({ schema }) => schema),
    use,
  );
  return tables.flatMap(({ about, valid = [], invalid = [] }, index) => {
    const judges = Object.entries(compiled[index] ?? {});
    const expected = [...valid.map((value) => [value, true]), ...invalid.map((value) => [value, false])] as const;
    return expected.flatMap(([value, verdict]) =>
      judges
        .filter(([, judge]) => judge(value) !== verdict)
        .map(([name]) => `${about}: the ${name} must ${verdict ? 'accept' : 'refuse'} ${JSON.stringify(value)}`),
    );
  });
}

function count(tables: readonly Group[]): number {
  return tables.reduce((sum, { valid = [], invalid = [] }) => sum + valid.length + invalid.length, 0);
}

describe('guard and walk say what JSON Schema 2020-12 does', () => {
  it('of open schemas, as responses have them', async () => {
    expect(await wrong(groups, 'received')).toEqual([]);
  });

  it('of closed schemas, as requests have them', async () => {
    expect(await wrong(closedObjects, 'sent')).toEqual([]);
  });

  it('in modules that compile under the strictest settings', async () => {
    const schemasOf = (tables: readonly Group[]) => tables.map(({ schema }) => schema);
    expect(await typeErrors(schemasOf(groups), 'received')).toBe('');
    expect(await typeErrors(schemasOf([...objects, ...closedObjects]), 'sent')).toBe('');
  });

  it('in more than a few cases', () => {
    const cases = count(groups) + count(closedObjects);
    console.info(
      `suite: ${cases} cases of ${groups.length + closedObjects.length} schemas; left out: ${unsupported.length} schemas that generation refuses`,
    );
    expect(cases).toBeGreaterThan(700);
  });
});

describe('what is not supported is refused', () => {
  const refuse = (schema: JsonSchema | boolean) => () =>
    refuseUnsupported(schema, { deployment: 'open-source', pointer: '#' }, new Map());

  it.each(unsupported)('%s', (says, schema) => {
    expect(refuse(schema)).toThrow(says);
  });
});
