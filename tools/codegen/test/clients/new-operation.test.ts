import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import { excerpt } from '../support/excerpt.ts';
import { apiOf } from '../support/test-api.ts';

/** Returns a spec with one resource. `extraPath` is a further path with an operation on it. */
function notes(extraPath = '') {
  return `
paths:
  /notes/{noteId}:
    parameters:
      - { name: noteId, in: path, required: true, description: The note., schema: { type: string, examples: [n1] } }
    get:
      operationId: getNote
      x-client-method: notes.get
      summary: Get a note
      responses: { 200: { $ref: '#/components/responses/Note' }, 404: { $ref: '#/components/responses/Problem' } }
    put:
      operationId: updateNote
      x-client-method: notes.update
      summary: Replace a note
      parameters:
        - { name: If-Match, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NoteInput' } } } }
      responses:
        200: { $ref: '#/components/responses/Note' }
        404: { $ref: '#/components/responses/Problem' }
        412: { $ref: '#/components/responses/Problem' }
${extraPath}
components:
  responses:
    Note:
      headers: { ETag: {} }
      content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Note' } } } } }
    Problem:
      description: No.
      content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
    Counts:
      content: { application/json: { schema: { type: object, properties: { data: { type: array, items: { $ref: '#/components/schemas/Count' } } } } } }
  schemas:
    Note: { type: object, properties: { text: { type: string } } }
    NoteInput: { type: object, properties: { text: { type: string } } }
    Count: { type: object, properties: { word: { type: string }, count: { type: [number, 'null'] }, at: { type: integer } } }
    Problem: { type: object, properties: { message: { type: string } } }
`;
}

const counting = `
  /notes/{noteId}/words:
    post:
      operationId: countWords
      x-client-method: notes.count
      x-stability: beta
      x-since: 1.4.0
      summary: Count the words of a note
      description: Counts each word once.
      parameters:
        - { name: noteId, in: path, required: true, description: The note., schema: { type: string, examples: [n1] } }
        - { name: Idempotency-Key, in: header, description: Makes it safe to repeat., schema: { type: string } }
      requestBody:
        description: The note to count.
        content: { application/json: { schema: { $ref: '#/components/schemas/NoteInput' }, example: { text: a b } } }
      responses: { 200: { $ref: '#/components/responses/Counts' }, 400: { $ref: '#/components/responses/Problem' } }`;

/** Returns the lines of a file that exist only with the new operation. Omits lines of punctuation. */
function addedLines(name: string): string {
  const [before, after] = [notes(), notes(counting)].map((yaml) => clientFiles(apiOf(yaml), '').get(name) ?? '');
  const previousLines = new Set(before?.split('\n'));
  return (after ?? '')
    .split('\n')
    .filter((line) => /\w/.test(line) && !previousLines.has(line))
    .join('\n');
}

describe('an operation added to a spec', () => {
  it('becomes a documented method with options and errors', () => {
    expect(addedLines('resources.ts')).toMatchInlineSnapshot(`
      "import type { Count, Note, NoteDraft, NoteInput, Problem } from '@observability-api/schemas';
      /** Options of \`notes.count\`. */
      export interface CountWordsOptions extends CallOptions {
        /** Makes it safe to repeat. */
        idempotencyKey?: string | undefined;
      /** The \`ApiError\` that \`notes.count\` can throw. */
      export type CountWordsError = OperationError<400, Problem>;
         * Count the words of a note.
         * Counts each word once.
         * \`POST /notes/{noteId}/words\`, beta since 1.4.0.
         * @param body The note to count.
         * @throws ApiError with status 400.
         * const result = await api.notes.count('n1', { text: 'a b' });
        count(noteId: string, body: NoteInput, options?: CountWordsOptions): Call<Count[], CountWordsError>;"
    `);
  });

  it('is added to the table of operations of the client', () => {
    expect(addedLines('operations.ts')).toMatchInlineSnapshot(`
      "import { chartRows } from '@observability-api/client-core';
        count: {
          method: 'POST',
          headers: { idempotencyKey: 'idempotency-key' },
          rows: chartRows,
          numbers: ['count', 'at'],
          id: 'countWords',
          path: '/notes/{noteId}/words',"
    `);
  });

  it('has validators', () => {
    expect(addedLines('schemas.ts')).toMatchInlineSnapshot(`
      "import { Count } from '@observability-api/schemas/count';
        countWords: { body: NoteInput, response: Count },"
    `);
  });
});

describe('a resource with an ETag on get and If-Match on update', () => {
  const resources = clientFiles(apiOf(notes()), '').get('resources.ts') ?? '';

  it('has a modify method', () => {
    expect(excerpt(resources, '   * Reads the note, calls', '}\n\n')).toMatchInlineSnapshot(`
      "   * Reads the note, calls \`change\` with it and writes the result. Repeats these steps, up to nine times, if the
         * note was updated in the meantime. So \`change\` may run more than once.
         *
         * @param noteId The note.
         * @param change Modifies the value in place, or returns its replacement.
         * @example
         * \`\`\`ts
         * const note = await api.notes.modify('n1', (draft) => ({ ...draft }));
         * \`\`\`
         */
        modify(
          noteId: string,
          change: ModifyFunction<NoteDraft, NoteInput>,
          options?: CallOptions,
        ): Call<Note, NotesModifyError>;
      "
    `);
    expect(resources).toContain('modify: calls.modify(operations.notes),');
  });

  it('documents which alternative property to omit', () => {
    const alternatives = notes()
      .replace('Note: { type: object,', 'Note: { type: object, required: [author, authors],')
      .replace(
        'NoteInput: { type: object,',
        'NoteInput: { type: object, anyOf: [{ required: [author] }, { required: [authors] }],',
      )
      .replaceAll(
        '{ text: { type: string } }',
        '{ author: { type: string }, authors: { type: array, items: { type: string } } }',
      )
      .replace(
        "schema: { $ref: '#/components/schemas/NoteInput' } }",
        "schema: { $ref: '#/components/schemas/NoteInput' }, example: { author: Ada } }",
      );
    const text = clientFiles(apiOf(alternatives), '').get('resources.ts') ?? '';
    expect(excerpt(text, '   * The value has both', '   */')).toMatchInlineSnapshot(`
      "   * The value has both \`author\` and \`authors\`. To change \`author\`, omit \`authors\`; otherwise they contradict each
         * other.
         *
         * @param noteId The note.
         * @param change Modifies the value in place, or returns its replacement.
         * @example
         * \`\`\`ts
         * const note = await api.notes.modify('n1', (draft) => ({ ...draft, author: 'Ada' }));
         * \`\`\`
         * @example
         * \`\`\`ts
         * const note = await api.notes.modify('n1', ({ authors, ...rest }) => ({
         *   ...rest,
         *   author: 'Ada',
         * }));
         * \`\`\`
      "
    `);
  });

  it('has no generated modify method if the ETag or If-Match is removed, for PATCH, or if the spec defines modify', () => {
    const others = [
      notes().replace('name: If-Match', 'name: X-Other'),
      notes().replace('    put:', '    patch:'),
      notes().replace('headers: { ETag: {} }', ''),
      notes(counting).replace('notes.count', 'notes.modify'),
    ];
    for (const yaml of others) {
      expect(clientFiles(apiOf(yaml), '').get('resources.ts')).not.toContain('calls.modify');
    }
  });
});
