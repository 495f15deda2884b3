import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
tags: [{ name: Things, description: Things. }]
paths:
  /things:
    get:
      operationId: listThings
      description: lists all of the things.
      responses:
        '200':
          description: All of the things
          content:
            application/json:
              schema:
                type: object
                properties:
                  first: { type: string, description: The end of the range. }
                  last: { type: string, description: The end of the range. }
                  thing: { type: string }
                  size: { type: string, description: Big. }
    put:
      operationId: updateThings
      description: Replaces all of the things.
      responses: {}
    patch:
      operationId: changeThings
      description: Replaces all of the things.
      responses: {}
`;

const good = `
openapi: 3.1.0
tags: [{ name: Things, description: Things of users. }]
paths:
  /things:
    get:
      description: |
        Lists the things:
        - big things
        - small things, in an item that
          continues on the next line
      responses:
        '200':
          description: A page of things.
          content:
            application/json:
              schema:
                type: object
                properties:
                  id: { readOnly: true, description: Accepted and ignored. }
                  size: { readOnly: true, description: Accepted and ignored. }
`;

describe('description-quality', () => {
  it('requires unique sentences with information', async () => {
    expect(await lint('description-quality', bad)).toMatchInlineSnapshot(`
      [
        "#/tags/0/description: Expected the description of \`Things\` to add information to the name.",
        "#/paths/~1things/get/description: Expected the description of \`listThings\` to start with a capital letter, a digit, a backtick, \`<\` or \`{\`.",
        "#/paths/~1things/get/responses/200/description: Expected the description of \`response 200\` to end with \`.\`, \`!\` or \`?\`.",
        "#/paths/~1things/patch/description: Expected a description that distinguishes \`changeThings\` from \`updateThings\`, found the same text.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/last/description: Expected a description that distinguishes \`last\` from \`first\`, found the same text.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/thing: Expected a description of \`thing\`, found none.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/size/description: Expected the description of \`size\` to have at least 3 words, found 1.",
      ]
    `);
  });

  it('accepts sentences, lists, and the same sentence for read-only fields', async () => {
    expect(await lint('description-quality', good)).toEqual([]);
  });

  it('requires more words if configured', async () => {
    const source = 'openapi: 3.1.0\ntags: [{ name: Things, description: Things of users. }]';
    expect(await lint('description-quality', source, { minWords: 4 })).toMatchInlineSnapshot(`
      [
        "#/tags/0/description: Expected the description of \`Things\` to have at least 4 words, found 3.",
      ]
    `);
  });
});
