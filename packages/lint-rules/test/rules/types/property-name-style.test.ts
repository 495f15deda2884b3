import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                dashboardId: { type: string }
                tile_id: { type: string }
                Name: { type: string }
                parts:
                  type: object
                  properties: { db_max_threads: {}, db_min_threads: {}, dbMaxParts: {} }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                dashboardId: { type: string }
                exponential histogram: { type: string }
                parts:
                  type: object
                  properties: { id: {}, name: {}, size: {}, created_at: {}, series_0.data: {} }
`;

describe('property-name-style', () => {
  it('requires names in camelCase, or in snake_case if most properties of the object are', async () => {
    expect(await lint('property-name-style', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tile_id: Expected a name in camelCase, found \`tile_id\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/Name: Expected a name in camelCase, found \`Name\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/parts/properties/dbMaxParts: Expected a name in snake_case, like most properties of the object, found \`dbMaxParts\`.",
      ]
    `);
  });

  it('accepts camelCase, an object in snake_case, and names with dots or spaces', async () => {
    expect(await lint('property-name-style', good)).toEqual([]);
  });
});
