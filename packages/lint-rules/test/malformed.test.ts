import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import { rule } from '../src/rule.ts';
import { MemoryResolver } from './lint-files.ts';

const operation = `get:
  operationId: listBooks
  summary: List books
  tags: [Books]
  parameters:
    - name: limit
      in: query
      description: Maximum number of books on a page.
      schema: { type: integer }
  responses:
    "200": { description: All of them. }
`;

/** Returns the issues of all rules of this plugin and of the Redocly preset `recommended-strict`, as `rule file message`. */
async function findings(item: string, otherFiles: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], extends: ['recommended-strict', 'observability-api/all'] });
  const root = 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /books: { $ref: /books.yaml }\n';
  const files = new MemoryResolver({ '/openapi.yaml': root, '/books.yaml': item, ...otherFiles });
  const issues = await lint({ ref: '/openapi.yaml', config, externalRefResolver: files });
  return issues.map(({ ruleId, message, location: [place] }) => {
    return `${ruleId} ${place?.source.absoluteRef} ${message}`;
  });
}

const SKIPPED = 'Expected a valid OpenAPI document. Fix the issues of `struct` first; some rules were skipped.';

describe('with the rules of this plugin, Redocly reports', () => {
  it('a file with invalid YAML', async () => {
    const messages = (await findings(operation.replace('  tags', ' tags'))).join('\n');
    expect(messages).toContain('no-unresolved-refs');
    expect(messages).toContain('bad indentation of a mapping entry');
  });

  it.each([
    ['an empty summary', operation.replace('List books', ''), 'type `string`'],
    [
      'parameters that are not an array',
      operation.replace(/parameters:[\s\S]*integer }/, 'parameters: none'),
      'type `ParameterList`',
    ],
    ['tags that are not an array', operation.replace('[Books]', '{}'), 'type `array`'],
    [
      'a description that is not a string',
      operation.replace('Maximum number of books on a page.', '[1]'),
      'type `string`',
    ],
  ])('%s', async (_, item, expected) => {
    const messages = await findings(item);
    expect(messages.some((line) => line.startsWith('struct /books.yaml') && line.includes(expected))).toBe(true);
    expect(messages.filter((line) => line.endsWith(`/books.yaml ${SKIPPED}`))).toHaveLength(1);
  });

  it('a schema instead of a parameter, in its own file', async () => {
    const item = operation.replace(/- name: limit[\s\S]*integer }/, '- $ref: /Limit.yaml');
    const messages = await findings(item, { '/Limit.yaml': 'description: Number of books.\ntype: integer\n' });
    expect(messages).toContain('struct /Limit.yaml The field `name` must be present on this level.');
    const ours = messages.filter((line) => line.includes(SKIPPED)).map((line) => line.slice(line.indexOf(' ') + 1));
    expect(ours).toEqual([`/Limit.yaml ${SKIPPED}`]);
  });
});

describe('a bug in a rule', () => {
  const bug = () => {
    throw new TypeError('a bug');
  };
  const run = async (source: string) => {
    const plugins = [{ id: 'faulty', rules: { oas3: { bug: rule('bug', bug) } } }];
    const config = await createConfig({ plugins, rules: { 'faulty/bug': 'error' } });
    return lintFromString({ source, config, absoluteRef: '/openapi.yaml' });
  };
  // `Tree` refers to itself, so a search of the document for an invalid location must not follow references endlessly.
  const validDocument = `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /books:\n    ${operation.replaceAll('\n', '\n    ')}
webhooks: { kept: { post: { responses: { '200': { $ref: '#/components/responses/Accepted' } } } } }
components: { responses: { Accepted: { description: Accepted. } }, schemas: { Tree: { type: object, properties: { of: { $ref: '#/components/schemas/Tree' } } } } }
`;

  it('ends the run', async () => {
    await expect(run(validDocument)).rejects.toThrow('a bug');
  });

  it.each([
    ['an empty summary', validDocument.replace('List books', '')],
    ['an unknown property', validDocument.replace('description: Accepted.', 'text: Accepted.')],
    ['an unresolvable reference', validDocument.replace('responses/Accepted', 'responses/Gone')],
  ])('is not reported if the document has %s', async (_, source) => {
    expect((await run(source)).map(({ message }) => message)).toEqual([expect.stringContaining(SKIPPED)]);
  });
});
