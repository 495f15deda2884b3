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
  it('requires `required: true`', async () => {
    expect(await lint('request-body-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/put/requestBody/required: Expected the request body of \`updateThing\` to have \`required: true\`.",
        "#/paths/~1things/post/requestBody: Expected the request body of \`createThing\` to have \`required: true\`.",
      ]
    `);
  });

  it('accepts a required body', async () => {
    expect(await lint('request-body-required', good)).toEqual([]);
  });
});
