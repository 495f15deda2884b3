import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things/{thingId}/{partId}:
    parameters:
      - { name: thingId, in: path }
    get:
      parameters:
        - { name: partId, in: path, required: false }
    put:
      parameters:
        - { name: partId, in: path, required: true }
`;

const good = `
openapi: 3.1.0
paths:
  /things/{thingId}:
    get:
      parameters:
        - { name: thingId, in: path, required: true }
        - { name: limit, in: query }
`;

describe('path-parameter-required', () => {
  it('reports an optional path parameter once', async () => {
    expect(await lint('path-parameter-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things~1{thingId}~1{partId}/parameters/0: Expected the path parameter \`thingId\` to have \`required: true\`.",
        "#/paths/~1things~1{thingId}~1{partId}/get/parameters/0/required: Expected the path parameter \`partId\` to have \`required: true\`.",
      ]
    `);
  });

  it('accepts a required path parameter and other parameters', async () => {
    expect(await lint('path-parameter-required', good)).toEqual([]);
  });
});
