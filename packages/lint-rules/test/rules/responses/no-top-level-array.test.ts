import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    put:
      requestBody:
        content: { application/json: { schema: { type: array } } }
      responses:
        '200':
          content: { application/json: { schema: { type: [array, 'null'] } } }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '200':
          content: { application/json: { schema: { type: object, properties: { data: { type: array } } } } }
`;

describe('no-top-level-array', () => {
  it('rejects an array as the body of a request or response', async () => {
    expect(await lint('no-top-level-array', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/put/requestBody/content/application~1json/schema: Expected an object as the body, found an array. Move the array to a property.",
        "#/paths/~1dashboards/put/responses/200/content/application~1json/schema: Expected an object as the body, found an array. Move the array to a property.",
      ]
    `);
  });

  it('accepts an array in an object', async () => {
    expect(await lint('no-top-level-array', good)).toEqual([]);
  });
});
