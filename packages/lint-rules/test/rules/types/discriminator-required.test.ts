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
                      - { type: object, required: [kind], properties: { kind: { const: b } } }
                  size:
                    oneOf: [{ type: string }, { type: integer }]
`;

describe('discriminator-required', () => {
  it('asks for a discriminator, and a tag in every member', async () => {
    expect(await lint('discriminator-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/data/oneOf: A union of objects needs a \`discriminator\` with a \`propertyName\` and a \`mapping\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/0/properties/kind: A member of the union needs the property \`kind\`, required and with a \`const\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/1/properties/kind: A member of the union needs the property \`kind\`, required and with a \`const\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/meta/oneOf/2: A member of the union needs the property \`kind\`, required and with a \`const\`.",
      ]
    `);
  });

  it('asks for a mapping whose keys are what the members say', async () => {
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
        "#/paths/~1things/get/responses/200/content/application~1json/schema/discriminator/mapping/bee: Expected \`b\`, which \`kind\` is in \`#/components/schemas/B\`, found \`bee\`: no value would lead there.",
      ]
    `);
    expect(await lint('discriminator-required', source.replace('bee:', 'b:'))).toEqual([]);
  });

  it('takes a tagged union, and unions of other things', async () => {
    expect(await lint('discriminator-required', good)).toEqual([]);
  });
});
