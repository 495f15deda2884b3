import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  data:
                    oneOf:
                      - { type: object, properties: { kind: { const: a } } }
                      - { type: object, properties: { kind: { const: b } } }
                  meta:
                    discriminator: { propertyName: kind, mapping: { a: a, b: b, c: c } }
                    oneOf:
                      - { type: object, required: [kind], properties: { kind: { type: string } } }
                      - { type: object, properties: { kind: { const: b } } }
                      - { type: object, properties: { name: { type: string } } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  data:
                    discriminator: { propertyName: kind, mapping: { a: a, b: b } }
                    oneOf:
                      - { type: object, required: [kind], properties: { kind: { const: a } } }
                      - type: object
                        allOf:
                          - { type: object, properties: { name: { type: string } } }
                          - { type: object, required: [kind], properties: { kind: { const: b } } }
                  size:
                    oneOf: [{ type: string }, { type: integer }]
`;

describe('discriminator-required', () => {
  it('requires a discriminator, and its property in every member', async () => {
    expect(await lint('discriminator-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/data/oneOf: Expected a union of objects to have a \`discriminator\` with a \`propertyName\` and a \`mapping\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/0/properties/kind: Expected every member of the union to require the property \`kind\` with a \`const\` or \`enum\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/1/properties/kind: Expected every member of the union to require the property \`kind\` with a \`const\` or \`enum\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/2: Expected every member of the union to require the property \`kind\` with a \`const\` or \`enum\`.",
      ]
    `);
  });

  it('requires mapping keys that match the members', async () => {
    const source = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]
                discriminator:
                  propertyName: kind
                  mapping: { a: '#/components/schemas/A', bee: '#/components/schemas/B' }
components:
  schemas:
    A: { type: object, required: [kind], properties: { kind: { const: a } } }
    B: { type: object, required: [kind], properties: { kind: { const: b } } }
`;
    expect(await lint('discriminator-required', source)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/discriminator/mapping/bee: Expected the key \`b\`, a value of \`kind\` in \`#/components/schemas/B\`, found \`bee\`.",
      ]
    `);
    expect(await lint('discriminator-required', source.replace('bee:', 'b:'))).toEqual([]);
    expect(await lint('discriminator-required', source.replace(", bee: '#/components/schemas/B'", ''))).toEqual([
      '#/paths/~1things/get/responses/200/content/application~1json/schema/discriminator/mapping: Expected the `mapping` to have the key `b`, a value of `kind` in a member of the union.',
    ]);
  });

  it('requires members to list the discriminator property in `required`, even if an `allOf` defines the property', async () => {
    const source = good.replace(
      'required: [kind], properties: { kind: { const: b } }',
      'properties: { kind: { const: b } }',
    );
    expect(await lint('discriminator-required', source)).toEqual([
      '#/paths/~1things/get/responses/200/content/application~1json/schema/properties/data/oneOf/1/allOf/1/properties/kind: Expected every member of the union to require the property `kind` with a `const` or `enum`.',
    ]);
  });

  it('accepts a member that requires the property in another part of its `allOf`', async () => {
    const source = good
      .replace('name: { type: string } } }', 'name: { type: string } }, required: [kind] }')
      .replace('required: [kind], properties: { kind: { const: b } }', 'properties: { kind: { const: b } }');
    expect(await lint('discriminator-required', source)).toEqual([]);
  });

  it('accepts a union with a discriminator, and unions of other types', async () => {
    expect(await lint('discriminator-required', good)).toEqual([]);
  });
});
