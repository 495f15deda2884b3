import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import type { JsonSchema, OpenApiDocument } from '../../src/read/document.ts';
import { readApi } from '../../src/read/read-api.ts';
import { serverFiles } from '../../src/server/server-files.ts';
import { documentOf } from '../support/test-api.ts';

/** A spec with notes that can be read and replaced, and candidates for a replacement of `getNote`. */
const notes = `
paths:
  /teams/{teamId}/notes/{noteId}:
    parameters:
      - { name: teamId, in: path, required: true, schema: { type: string, examples: [t1] } }
      - { name: noteId, in: path, required: true, schema: { type: string, examples: [n1] } }
    get:
      operationId: getNote
      x-client-method: notes.get
      summary: Get a note
      responses: { 200: { $ref: '#/components/responses/Note' } }
    put:
      operationId: updateNote
      x-client-method: notes.update
      summary: Replace a note
      parameters:
        - { name: If-Match, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { 200: { $ref: '#/components/responses/Note' } }
  /teams/{teamId}/notes:
    get:
      operationId: listNotes
      x-client-method: notes.list
      summary: List notes
      parameters:
        - { name: teamId, in: path, required: true, schema: { type: string, examples: [t1] } }
      responses: { 200: { $ref: '#/components/responses/Note' } }
  /texts/{textId}:
    get:
      operationId: getText
      x-client-method: texts.get
      summary: Get a text
      parameters:
        - { name: textId, in: path, required: true, schema: { type: string } }
      responses: { 200: { $ref: '#/components/responses/Note' } }
webhooks:
  noteChanged:
    post:
      operationId: deliverNoteChanged
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { 204: { description: Accepted. } }
components:
  responses:
    Note:
      headers: { ETag: {} }
      content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Note' } } } } }
  schemas:
    Note: { type: object, properties: { text: { type: string } } }
`;

interface DeprecationFields {
  readonly sunset?: string;
  readonly replacement?: string;
  /** The schema of the `Deprecation` header. */
  readonly header?: JsonSchema;
}

/** Returns the spec with `getNote` deprecated. */
function withDeprecation({ sunset, replacement, header }: DeprecationFields): OpenApiDocument {
  const document = documentOf(notes);
  const { get } = document.paths['/teams/{teamId}/notes/{noteId}'] ?? {};
  const response = document.components.responses?.['Note'];
  if (!get || !response) throw new Error('The spec has no operation to deprecate.');
  document.components.headers = { Since: { schema: header ?? {} } };
  const headers = { ...response.headers, ...(header && { Deprecation: { $ref: '#/components/headers/Since' } }) };
  Object.assign(get, {
    deprecated: true,
    ...(sunset !== undefined && { 'x-sunset': sunset }),
    ...(replacement !== undefined && { 'x-replacement': replacement }),
    responses: { 200: { ...response, headers } },
  });
  return document;
}

const allFields = {
  sunset: '2027-06-30',
  replacement: 'listNotes',
  header: { type: 'string', examples: ['@1767225600'] },
};

/** Returns the deprecation entries in the service's table of operations. */
function table(document: OpenApiDocument): string[] {
  const text = serverFiles([readApi('open-source', document)], [document]).get('open-source.ts') ?? '';
  return [...text.matchAll(/^ {4}deprecation: \{(?:\n.*?^ {4}|.*?)\},$/gms)].map(([line]) => line.trim());
}

/** Returns the `@deprecated` tags of the client methods, by method name. */
function tags(document: OpenApiDocument): string[] {
  const text = clientFiles(readApi('open-source', document), '').get('resources.ts') ?? '';
  return text.split(/^ {2}\/\*\*$/m).flatMap((method) => {
    const [tag] = /@deprecated.*/.exec(method) ?? [];
    return tag === undefined ? [] : [`${/^ {2}(\w+)\(/m.exec(method)?.[1]}: ${tag}`];
  });
}

describe('a deprecated operation', () => {
  it('has its dates and its successor in the table of operations of the service', () => {
    expect(table(withDeprecation(allFields))).toMatchInlineSnapshot(`
      [
        "deprecation: { since: '@1767225600', sunset: '2027-06-30', successor: '/teams/{teamId}/notes' },",
      ]
    `);
    expect(table(documentOf(notes))).toEqual([]);
  });

  it('has its replacement and last day in the doc comments of its client method and modify', () => {
    expect(tags(withDeprecation(allFields))).toMatchInlineSnapshot(`
      [
        "get: @deprecated Use \`notes.list\` instead. Available until 2027-06-30.",
        "modify: @deprecated Use \`notes.list\` instead. Available until 2027-06-30.",
      ]
    `);
    expect(tags(documentOf(notes))).toEqual([]);
  });

  it('is documented even if the replacement or the last day is missing, or the replacement is a webhook', () => {
    expect(tags(withDeprecation({}))).toContain('get: @deprecated');
    expect(tags(withDeprecation({ sunset: '2027-06-30' }))).toContain('get: @deprecated Available until 2027-06-30.');
    expect(tags(withDeprecation({ replacement: 'getText' }))).toContain('get: @deprecated Use `texts.get` instead.');
    expect(tags(withDeprecation({ replacement: 'deliverNoteChanged' }))).toContain(
      'get: @deprecated Use `deliverNoteChanged` instead.',
    );
  });

  it('has the earliest last day in the doc comment of modify', () => {
    const document = withDeprecation({ sunset: '2027-06-30' });
    const { put } = document.paths['/teams/{teamId}/notes/{noteId}'] ?? {};
    Object.assign(put ?? {}, { deprecated: true, 'x-sunset': '2027-01-31' });
    expect(tags(document)).toContain('modify: @deprecated Available until 2027-01-31.');
  });

  it('takes its date from the const of the header rather than from an example', () => {
    const header = { type: 'string', const: '@1782777600', examples: ['@1767225600'] };
    expect(table(withDeprecation({ header }))).toEqual(["deprecation: { since: '@1782777600' },"]);
  });

  it('has no successor if its replacement is a webhook, has the same path or needs other path parameters', () => {
    for (const replacement of ['getText', 'updateNote', 'deliverNoteChanged']) {
      expect(table(withDeprecation({ ...allFields, replacement }))).toEqual([
        "deprecation: { since: '@1767225600', sunset: '2027-06-30' },",
      ]);
    }
  });

  const header = 'needs a `const` or an example for its `Deprecation` header, in seconds since 1970 like `@1767225600`';
  it.each<[string, DeprecationFields, string]>([
    [
      'a replacement that is not an operation',
      { replacement: 'getNothing' },
      'needs an existing operationId as its `x-replacement`, received `getNothing`',
    ],
    [
      'a date that does not exist',
      { sunset: '2027-02-30' },
      'needs an `x-sunset` date like `2027-01-31`, received `2027-02-30`',
    ],
    ['a header without a date', { header: { type: 'string' } }, header],
    [
      'a header with a date in another format',
      { header: { const: 'Tue, 30 Jun' } },
      `${header}, received \`Tue, 30 Jun\``,
    ],
  ])('is rejected with %s', (_, error, message) => {
    expect(() => readApi('open-source', withDeprecation(error))).toThrow(
      `GET /teams/{teamId}/notes/{noteId} ${message}`,
    );
  });
});
