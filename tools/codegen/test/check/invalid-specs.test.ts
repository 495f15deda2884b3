import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate.ts';
import { generateAll } from '../support/generate-all.ts';
import { filesIn, put, repositoryWith, validFiles } from '../support/repository.ts';

const THING_FILE = 'specs/shared/schemas/Thing.yaml';
const LIST_FILE = 'specs/open-source/paths/things.yaml';
const ITEM_FILE = 'specs/open-source/paths/things.item.yaml';

/** Returns the valid file with one text replaced. */
function replaceText(path: string, from: string | RegExp, to: string): Record<string, string> {
  const before = validFiles[path] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} does not contain ${from}`);
  return { [path]: after };
}

/** Returns the error for a spec, after checking that nothing was written. */
async function errorFor(changes: Record<string, string>): Promise<string> {
  const root = await repositoryWith(changes);
  const before = await filesIn(root);
  const error = await generate('bundle open-source', root).catch((error: Error) => `${error.name}: ${error.message}`);
  expect(await filesIn(root)).toEqual(before);
  return error;
}

describe('a malformed document', () => {
  it('is rejected for a YAML syntax error', async () => {
    expect(await errorFor({ [THING_FILE]: 'type: object\nproperties: [a\n' })).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Thing.yaml:3: invalid YAML, deficient indentation (at #)."`,
    );
  });

  it('is rejected for a reference to a missing file', async () => {
    expect(await errorFor(replaceText(THING_FILE, './Kind.yaml', './Knd.yaml'))).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Thing.yaml:7: the referenced file \`specs/shared/schemas/Knd.yaml\` does not exist (at #/properties/kind)."`,
    );
  });

  it('is rejected for a key that OpenAPI does not define', async () => {
    expect(await errorFor(replaceText(ITEM_FILE, 'summary:', 'sumary:'))).toMatchInlineSnapshot(
      `"SpecError: specs/open-source/paths/things.item.yaml:4: Property \`sumary\` is not expected here (at #/get/sumary)."`,
    );
  });
});

describe('a file that contains only a reference', () => {
  it('is rejected if it references itself', async () => {
    expect(await errorFor({ 'specs/shared/schemas/Kind.yaml': '$ref: ./Kind.yaml\n' })).toBe(
      'SpecError: specs/shared/schemas/Kind.yaml: the file contains only a reference to itself.',
    );
  });

  it('is rejected if it references itself through other files', async () => {
    const files = {
      'specs/shared/schemas/Kind.yaml': '{ $ref: "./Sort.yaml" }\n',
      'specs/shared/schemas/Sort.yaml': '# What sort it is.\n$ref: Kind.yaml\n',
    };
    expect(await errorFor(files)).toBe(
      'SpecError: specs/shared/schemas/Kind.yaml: the file contains only a reference to itself, through `specs/shared/schemas/Sort.yaml`.',
    );
  });

  it('is resolved if it leads to a schema', async () => {
    const root = await repositoryWith({
      'specs/shared/schemas/Sort.yaml': validFiles['specs/shared/schemas/Kind.yaml'] ?? '',
      'specs/shared/schemas/Kind.yaml': '$ref: ./Sort.yaml\n',
    });
    expect(await generate('bundle managed', root)).toBe('');
  });
});

describe('an unsupported schema', () => {
  const size = '{ type: integer, minimum: 1, maximum: 9 }';

  it.each([
    [
      'an unsupported keyword',
      '{ type: integer, not: { const: 3 } }',
      'specs/shared/schemas/Thing.yaml:5: the keyword `not` is not supported (at #/properties/size/not).',
    ],
    [
      'a required name that is not a property',
      '{ type: object, properties: { caption: {} }, required: [captoin] }',
      'specs/shared/schemas/Thing.yaml:5: `captoin` is required but is not a property (at #/properties/size/required/0).',
    ],
    [
      'a default without effect',
      "{ oneOf: [{ type: integer, default: 3 }, { type: 'null' }] }",
      'specs/shared/schemas/Thing.yaml:5: a `default` has no effect here (at #/properties/size/oneOf/0).',
    ],
    [
      'a default in a condition',
      '{ type: object, properties: { a: {}, b: {} }, if: { required: [a] }, then: { properties: { b: { default: 3 } } } }',
      'specs/shared/schemas/Thing.yaml:5: a `default` has no effect here (at #/properties/size/then).',
    ],
    [
      'an unsupported format',
      '{ type: string, format: hostname }',
      'specs/shared/schemas/Thing.yaml:5: the format `hostname` is not supported, expected one of `uuid`, `date-time`, `date`, `time`, `uri`, `ipv4`, `ipv6`, `cidr`, `int32`, `int64`, `float`, `double` (at #/properties/size/format).',
    ],
    [
      'an invalid regular expression',
      '{ type: string, pattern: "[a" }',
      'specs/shared/schemas/Thing.yaml:5: `[a` is not a valid regular expression (at #/properties/size/pattern).',
    ],
    [
      'a map with arbitrary values',
      '{ type: object, additionalProperties: true }',
      'specs/shared/schemas/Thing.yaml:5: expected `false` or a schema for the values, received `true` (at #/properties/size/additionalProperties).',
    ],
    [
      'a keyword next to a reference',
      '{ $ref: ./Kind.yaml, minLength: 2 }',
      'specs/shared/schemas/Thing.yaml:5: `minLength` next to `$ref` is not supported (at #/properties/size/minLength).',
    ],
    [
      'a union of objects without discriminator',
      '{ oneOf: [{ $ref: ./A.yaml }, { $ref: ./B.yaml }] }',
      'specs/shared/schemas/Thing.yaml:5: a union of objects or arrays needs a `discriminator` with a `mapping` (at #/properties/size/oneOf).',
    ],
    [
      'a tolerated value without `value`',
      '{ type: integer, x-tolerated: { reason: Some clients send it. } }',
      'specs/shared/schemas/Thing.yaml:5: expected the tolerated value to be `null` or `text`, or `nulls` for an object (at #/properties/size/x-tolerated).',
    ],
    [
      'an unsupported format of a property whose name contains a percent sign',
      '{ type: object, properties: { cpu%: { format: hostname } } }',
      'specs/shared/schemas/Thing.yaml:5: the format `hostname` is not supported, expected one of `uuid`, `date-time`, `date`, `time`, `uri`, `ipv4`, `ipv6`, `cidr`, `int32`, `int64`, `float`, `double` (at #/properties/size/properties/cpu%25/format).',
    ],
    [
      'a condition that closes the object',
      '{ type: object, properties: { a: {}, b: {} }, if: { type: object, properties: { a: { const: 1 } } }, then: { required: [b] } }',
      'specs/shared/schemas/Thing.yaml:5: `type` next to `properties` is not supported in a condition or in `allOf`: requests would forbid all other properties (at #/properties/size/if/type).',
    ],
    [
      'oneOf next to anyOf',
      "{ oneOf: [{ type: string }, { type: 'null' }], anyOf: [{ minLength: 2 }] }",
      'specs/shared/schemas/Thing.yaml:5: `oneOf` next to `anyOf` or to the type `object` is not supported (at #/properties/size/oneOf).',
    ],
    [
      'oneOf of an object',
      '{ type: object, properties: { a: {} }, oneOf: [{ required: [a] }] }',
      'specs/shared/schemas/Thing.yaml:5: `oneOf` next to `anyOf` or to the type `object` is not supported (at #/properties/size/oneOf).',
    ],
    [
      'a component in allOf of a property',
      '{ allOf: [{ $ref: ./A.yaml }] }',
      'specs/shared/schemas/Thing.yaml:5: a reference in `allOf` is supported only at the top level of a component (at #/properties/size/allOf/0).',
    ],
  ])('is rejected: %s', async (_, schema, message) => {
    const object = 'type: object\nproperties: { a: { type: string } }\n';
    const others = { 'specs/shared/schemas/A.yaml': object, 'specs/shared/schemas/B.yaml': object };
    expect(await errorFor({ ...others, ...replaceText(THING_FILE, size, schema) })).toBe(`SpecError: ${message}`);
  });

  it('is rejected: a discriminator without mapping', async () => {
    const error = await errorFor({
      'specs/shared/schemas/A.yaml':
        'type: object\nrequired: [kind]\nproperties: { kind: { type: string, const: a } }\n',
      ...replaceText(THING_FILE, size, '{ oneOf: [{ $ref: ./A.yaml }], discriminator: { propertyName: kind } }'),
    });
    expect(error).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Thing.yaml:5: a discriminator needs a \`mapping\` (at #/properties/size/discriminator)."`,
    );
  });

  it('is rejected: a mapping that does not list every member', async () => {
    const object = 'type: object\nrequired: [kind]\nproperties: { kind: { type: string } }\n';
    const error = await errorFor({
      'specs/shared/schemas/A.yaml': object,
      'specs/shared/schemas/B.yaml': object,
      'specs/shared/schemas/Kind.yaml': `\
oneOf:
  - $ref: ./A.yaml
  - $ref: ./B.yaml
discriminator: { propertyName: kind, mapping: { a: ./A.yaml } }
`,
    });
    expect(error).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Kind.yaml:3: expected the \`mapping\` of the discriminator to contain this member (at #/oneOf/1)."`,
    );
  });

  it('is rejected: a schema that contains itself', async () => {
    expect(await errorFor(replaceText(THING_FILE, './Kind.yaml', './Thing.yaml'))).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Thing.yaml:1: the schema \`Thing\` contains itself, which is not supported (at #)."`,
    );
  });

  it('is rejected: schemas that contain each other', async () => {
    const kind = 'type: object\nproperties:\n  thing:\n    $ref: ./Thing.yaml\n';
    expect(await errorFor({ 'specs/shared/schemas/Kind.yaml': kind })).toMatchInlineSnapshot(
      `"SpecError: specs/shared/schemas/Kind.yaml:1: the schema \`Kind\` contains itself, through \`Thing\`, which is not supported (at #)."`,
    );
  });

  it('is rejected: two schemas with the same name in one deployment', async () => {
    const error = await errorFor({
      ...replaceText(ITEM_FILE, '../../shared/schemas/Thing.yaml', '../schemas/Thing.yaml'),
      'specs/open-source/schemas/Thing.yaml': 'type: string\n',
    });
    expect(error).toMatchInlineSnapshot(
      `"SpecError: specs/open-source/schemas/Thing.yaml:1: two different schemas are named \`Thing\` (at #)."`,
    );
  });

  it('is rejected in a parameter, with the location of the parameter', async () => {
    const error = await errorFor(
      replaceText(ITEM_FILE, 'schema: { type: string }', 'schema: { type: string, format: email }'),
    );
    expect(error).toMatchInlineSnapshot(
      `"SpecError: specs/open-source/paths/things.item.yaml:9: the format \`email\` is not supported, expected one of \`uuid\`, \`date-time\`, \`date\`, \`time\`, \`uri\`, \`ipv4\`, \`ipv6\`, \`cidr\`, \`int32\`, \`int64\`, \`float\`, \`double\` (at #/get/parameters/0/schema/format)."`,
    );
  });

  it('is rejected in a request body', async () => {
    const error = await errorFor(
      replaceText(LIST_FILE, '$ref: ../../shared/schemas/Thing.yaml', 'contentEncoding: base64'),
    );
    expect(error).toMatchInlineSnapshot(
      `"SpecError: specs/open-source/paths/things.yaml:9: the keyword \`contentEncoding\` is not supported (at #/post/requestBody/content/application~1json/schema/contentEncoding)."`,
    );
  });
});

describe('an invalid composition', () => {
  it.each([
    [
      'a base with another keyword',
      'type: object\nminProperties: 1\n',
      'has `Base` in `allOf`, which has the keyword `minProperties`',
    ],
    ['a base that is not an object', 'type: string\n', 'has `Base` in `allOf`, which is not an object'],
    ['a property of both schemas', 'type: object\nproperties: { size: {} }\n', 'defines the property `size` twice'],
    [
      'a base with itself as base',
      'type: object\nallOf: [{ $ref: ./Base.yaml }]\n',
      'contains itself in `allOf`',
      'Base',
    ],
  ])('is rejected: %s', async (_, base, message, name = 'Thing') => {
    const thing = `${validFiles[THING_FILE]}allOf: [{ $ref: ./Base.yaml }]\n`;
    expect(await errorFor({ [THING_FILE]: thing, 'specs/shared/schemas/Base.yaml': base })).toBe(
      `SpecError: specs/shared/schemas/${name}.yaml:1: the schema \`${name}\` ${message} (at #).`,
    );
  });
});

describe('a schema name that is already used', () => {
  /** Returns the error if a schema of the spec has this name and the packages have these exports. */
  async function errorOf(name: string, exports: Record<string, string> = {}): Promise<string> {
    const root = await repositoryWith({
      ...replaceText(THING_FILE, './Kind.yaml', `./${name}.yaml`),
      [`specs/shared/schemas/${name}.yaml`]: validFiles['specs/shared/schemas/Kind.yaml'] ?? '',
      ...exports,
    });
    return generateAll(root).then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  }
  const errorMessage = (name: string, owner: string) =>
    `SpecError: specs/shared/schemas/${name}.yaml:1: the schema name \`${name}\` is already used by ${owner}: choose another name (at #).`;

  it.each([
    ['Drafts', 'drafts'],
    ['FilterParser', 'filter-parser'],
    ['Index', 'index'],
    ['Patterns', 'patterns'],
    ['Runtime', 'runtime'],
  ])('is rejected: %s, whose module has another purpose', async (name, module) => {
    expect(await errorOf(name)).toBe(errorMessage(name, `the module \`${module}.ts\``));
  });

  it('is rejected: a name whose module belongs to another component', async () => {
    expect(await errorOf('THING')).toBe(errorMessage('Thing', 'the module `thing.ts` of `THING`'));
  });

  it('is rejected: the name of the closed copy of another schema', async () => {
    expect(await errorOf('ThingInput')).toBe(
      'SpecError: specs/shared/schemas/Thing.yaml:1: `Thing` is used in requests and responses, and its closed copy would have the name of the schema `ThingInput`: rename one of the two schemas (at #).',
    );
  });

  it.each(['Array', 'AsyncGenerator', 'Omit', 'Promise', 'Record', 'Schema'])(
    'is rejected: %s, which generated modules use',
    async (name) => {
      expect(await errorOf(name)).toBe(errorMessage(name, 'generated code'));
    },
  );

  it.each(['Call', 'Resources', 'Operation', 'OpenSourceHandlers'])(
    'is rejected: %s, which generated code declares or imports',
    async (name) => {
      expect(await errorOf(name)).toBe(errorMessage(name, 'the generated code or its package'));
    },
  );

  it.each([
    ['ClientOptions', "export { type ClientOptions, createClient } from './create-client.ts';"],
    ['Page', "export {\n  type CallResponse,\n  Page,\n  type Rule,\n} from '@observability-api/client-core';"],
    ['ValidationIssue', "export { type Issue as ValidationIssue, toPointer } from './issue.ts';"],
  ])('is rejected: %s, which the package exports', async (name, text) => {
    const error = errorMessage(name, 'the generated code or its package');
    expect(await errorOf(name, { 'packages/managed/src/index.ts': text })).toBe(error);
    expect(await errorOf(name, { 'packages/schemas/src/index.ts': text })).toBe(error);
  });
});

describe('a name that every object inherits', () => {
  it('is rejected for a property', async () => {
    expect(await errorFor(replaceText(THING_FILE, 'kind:', 'hasOwnProperty:'))).toBe(
      'SpecError: specs/shared/schemas/Thing.yaml:6: the name `hasOwnProperty` is not supported: every object inherits a property of this name (at #/properties/hasOwnProperty).',
    );
  });

  it('is rejected for a parameter', async () => {
    const query = '- { name: valueOf, in: query, schema: { type: string } }\n    - name: thingId';
    expect(await errorFor(replaceText(ITEM_FILE, '- name: thingId', query))).toBe(
      'SpecError: specs/open-source/paths/things.item.yaml:6: the name `valueOf` is not supported: every object inherits a property of this name (at #/get/parameters/0/name).',
    );
  });
});

describe('an invalid operation', () => {
  const deleteThing = `\
delete:
  operationId: deleteThing
  x-client-method: things.delete
  summary: Delete a thing
  parameters:
    - { name: thingId, in: path, required: true, schema: { type: string }, x-client-default: true }
  responses:
    '200':
      description: The thing.
      content:
        application/json:
          schema: { type: object, properties: { result: { type: object } }, required: [result] }
`;

  it.each([
    [
      'no operationId',
      ITEM_FILE,
      '  operationId: getThing\n',
      '',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} needs an `operationId` (at #/get).',
    ],
    [
      'an operationId that is not an identifier',
      ITEM_FILE,
      'getThing',
      'get-thing',
      'specs/open-source/paths/things.item.yaml:2: GET /things/{thingId} needs an `operationId` like `createDashboard`, received `get-thing` (at #/get/operationId).',
    ],
    [
      'no x-client-method',
      ITEM_FILE,
      '  x-client-method: things.get\n',
      '',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} needs an `x-client-method` like `dashboards.create` (at #/get).',
    ],
    [
      'an x-client-method without resource',
      ITEM_FILE,
      'things.get',
      'get',
      'specs/open-source/paths/things.item.yaml:3: GET /things/{thingId} needs an `x-client-method` like `dashboards.create`, received `get` (at #/get/x-client-method).',
    ],
    [
      'an undefined path parameter',
      ITEM_FILE,
      'name: thingId',
      'name: thing',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} does not define its path parameter `thingId` (at #/get).',
    ],
    [
      'a response without schema',
      ITEM_FILE,
      / {10}schema:\n.*$/s,
      '          example: {}\n',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} needs a response 200 with a schema for application/json (at #/get/responses/200).',
    ],
    [
      'an unsupported method',
      ITEM_FILE,
      'get:',
      'head:',
      'specs/open-source/paths/things.item.yaml:1: the method `head` is not supported (at #/head).',
    ],
    [
      'a duplicate operationId',
      ITEM_FILE,
      'getThing',
      'createThing',
      'specs/open-source/paths/things.item.yaml:2: the operationId `createThing` is used twice, by POST /things and GET /things/{thingId} (at #/get/operationId).',
    ],
    [
      'a duplicate client method',
      ITEM_FILE,
      'things.get',
      'things.create',
      'specs/open-source/paths/things.item.yaml:3: the x-client-method `things.create` is used twice, by POST /things and GET /things/{thingId} (at #/get/x-client-method).',
    ],
    [
      'a path parameter with a client default in another operation',
      ITEM_FILE,
      /^/,
      deleteThing,
      'specs/open-source/paths/things.item.yaml:18: expected `x-client-default: true` for the path parameter `thingId`, as in other operations (at #/get/parameters/0).',
    ],
    [
      '`x-list-fallback` without an operation that returns a list',
      ITEM_FILE,
      '  summary:',
      '  x-list-fallback: true\n  summary:',
      'specs/open-source/paths/things.item.yaml:4: `x-list-fallback` needs an operation that returns a list of `things` (at #/get/x-list-fallback).',
    ],
    [
      'a required `meta` without a list',
      ITEM_FILE,
      'properties:',
      'required: [meta]\n            properties:\n              meta: { type: object }',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} requires `meta`, but its content is not an array (at #/get/responses/200).',
    ],
    [
      'two content properties',
      ITEM_FILE,
      'properties:',
      'properties:\n              other: { type: object }',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} returns other and result: expected one content property (at #/get/responses/200).',
    ],
    [
      'no response 200',
      ITEM_FILE,
      "'200':",
      "'201':",
      'specs/open-source/paths/things.item.yaml:10: GET /things/{thingId} needs a response 200 (at #/get/responses).',
    ],
    [
      'a response without JSON',
      ITEM_FILE,
      'application/json',
      'text/plain',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} needs a response 200 with a schema for application/json (at #/get/responses/200).',
    ],
    [
      'a body without JSON',
      LIST_FILE,
      'application/json',
      'text/plain',
      'specs/open-source/paths/things.yaml:5: POST /things needs a request body with a schema for application/json (at #/post/requestBody).',
    ],
  ])('is rejected: %s', async (_, file, from, to, message) => {
    expect(await errorFor(replaceText(file, from, to))).toBe(`SpecError: ${message}`);
  });

  it('is rejected: a body without a named schema', async () => {
    const root = await repositoryWith(replaceText(LIST_FILE, '$ref: ../../shared/schemas/Thing.yaml', 'type: object'));
    await expect(generateAll(root)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/open-source/paths/things.yaml:8: POST /things needs a request body with a named schema: expected a \`$ref\` (at #/post/requestBody/content/application~1json/schema).]`,
    );
  });
});

describe('different schemas with the same name in two deployments', () => {
  it('are rejected, and no file is changed', async () => {
    const root = await repositoryWith();
    for (const command of ['bundle open-source', 'bundle managed', 'schemas']) await generate(command, root);
    await put(root, 'specs/managed/schemas/Thing.yaml', 'type: object\nproperties: { size: { type: string } }\n');
    for (const path of ['paths/things.yaml', 'paths/things.item.yaml'].map((name) => `specs/managed/${name}`)) {
      await put(root, path, (validFiles[path] ?? '').replaceAll('../../shared/schemas/Thing', '../schemas/Thing'));
    }
    await generate('bundle managed', root);
    const before = await filesIn(root, 'packages');
    await expect(generate('schemas', root)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/managed/schemas/Thing.yaml:1: the schema \`Thing\` differs between the deployments (at #).]`,
    );
    expect(await filesIn(root, 'packages')).toEqual(before);
  });
});

describe('an unknown command', () => {
  it('is rejected if it has the name of a property that every object has', async () => {
    await expect(generate('toString', await repositoryWith())).rejects.toThrow('received `toString`.');
  });

  it('is rejected with a list of the known commands', async () => {
    await expect(generate('bundel', await repositoryWith())).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: Expected one of \`bundle open-source\`, \`bundle managed\`, \`schemas\`, \`client open-source\`, \`client managed\`, \`server\`, \`cli\`, \`parity\`, \`handlers\` or \`check\`, received \`bundel\`.]`,
    );
  });
});
