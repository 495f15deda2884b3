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
`;

const good = `
openapi: 3.1.0
tags: [{ name: Things, description: What there is. }]
paths:
  /things:
    get:
      description: |
        Lists what there is:
        - big things
        - small things, and those of which it has to
          be said in two lines
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
  it('asks for sentences that say something of their own', async () => {
    expect(await lint('description-quality', bad)).toMatchInlineSnapshot(`
      [
        "#/tags/0/description: The description of \`Things\` says the name again: expected what the name does not say.",
        "#/paths/~1things/get/description: The description of \`listThings\` needs to start like a sentence, with a capital letter.",
        "#/paths/~1things/get/responses/200/description: The description of \`response 200\` needs to end like a sentence, with a full stop.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/last/description: The description of \`last\` is copied from \`first\`: expected what tells the two apart.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/thing: The description of \`thing\` is missing.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/size/description: The description of \`size\` needs at least 3 words.",
      ]
    `);
  });

  it('takes sentences, lists, and the same sentence for fields that are only read', async () => {
    expect(await lint('description-quality', good)).toEqual([]);
  });

  it('asks for more words where they are configured', async () => {
    const source = 'openapi: 3.1.0\ntags: [{ name: Things, description: What there is. }]';
    expect(await lint('description-quality', source, { minWords: 4 })).toMatchInlineSnapshot(`
      [
        "#/tags/0/description: The description of \`Things\` needs at least 4 words.",
      ]
    `);
  });
});
