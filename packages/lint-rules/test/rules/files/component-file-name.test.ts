import { describe, expect, it } from 'vitest';
import { lintFiles } from '../../lint-files.ts';

const otherFiles = {
  '/Thing.yaml': 'type: object',
  '/thing-list.yaml': 'type: object',
  '/limit.yaml': '{ name: limit, in: query }',
  '/ifMatch.yaml': '{ name: If-Match, in: header }',
  '/match.yaml': '{ name: If-Match, in: header }',
  '/ETag.yaml': 'schema: { type: string }',
};

function documentWith(parameter: string, header: string, schema: string) {
  return `
openapi: 3.1.0
paths:
  /things:
    get:
      parameters:
        - $ref: limit.yaml
        - $ref: ${parameter}.yaml
      responses:
        '200':
          headers: { ${header}: { $ref: ETag.yaml } }
          content: { application/json: { schema: { $ref: ${schema}.yaml } } }
`;
}

describe('component-file-name', () => {
  it('requires the name of a parameter or header, and PascalCase for a schema', async () => {
    const files = { ...otherFiles, '/openapi.yaml': documentWith('match', 'Tag', 'thing-list') };
    expect(await lintFiles('component-file-name', files)).toMatchInlineSnapshot(`
      [
        "/openapi.yaml#/paths/~1things/get/parameters/1: Expected the file name \`ifMatch\` for this parameter, found \`match\`. Rename the file.",
        "/openapi.yaml#/paths/~1things/get/responses/200/headers/Tag: Expected the file name \`Tag\` for this header, found \`ETag\`. Rename the file.",
        "/openapi.yaml#/paths/~1things/get/responses/200/content/application~1json/schema: Expected the file name \`ThingList\` for this schema, found \`thing-list\`. Rename the file.",
      ]
    `);
  });

  it('requires PascalCase for a request body', async () => {
    const files = {
      '/openapi.yaml': 'openapi: 3.1.0\npaths: { /a: { post: { requestBody: { $ref: new-thing.yaml } } } }',
      '/new-thing.yaml': 'content: {}',
    };
    expect(await lintFiles('component-file-name', files)).toEqual([
      '/openapi.yaml#/paths/~1a/post/requestBody: Expected the file name `NewThing` for this request body, found `new-thing`. Rename the file.',
    ]);
  });

  it('accepts schemas, parameters and headers with matching names', async () => {
    const files = { ...otherFiles, '/openapi.yaml': documentWith('ifMatch', 'ETag', 'Thing') };
    expect(await lintFiles('component-file-name', files)).toEqual([]);
  });

  it('accepts a prefix in the file name of a parameter', async () => {
    const files = (name: string) => ({
      '/openapi.yaml': `openapi: 3.1.0\npaths: { /a: { get: { parameters: [{ $ref: ${name}.yaml }] } } }`,
      [`/${name}.yaml`]: '{ name: Idempotency-Key, in: header }',
    });
    expect(await lintFiles('component-file-name', files('deliveryIdempotencyKey'))).toEqual([]);
    expect(await lintFiles('component-file-name', files('deliveryKey'))).toHaveLength(1);
  });
});
