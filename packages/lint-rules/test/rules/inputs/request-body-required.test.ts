import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      requestBody: { content: {} }
    put:
      operationId: updateThing
      requestBody: { required: false, content: {} }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody: { required: true, content: {} }
`;

describe('request-body-required', () => {
  it('asks for a body that must be there', async () => {
    expect(await lint('request-body-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/put/requestBody/required: \`updateThing\` needs \`required: true\` on its request body.",
        "#/paths/~1things/post/requestBody: \`createThing\` needs \`required: true\` on its request body.",
      ]
    `);
  });

  it('takes one that must', async () => {
    expect(await lint('request-body-required', good)).toEqual([]);
  });
});
