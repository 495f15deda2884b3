import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate.ts';
import { generateAll } from '../support/generate-all.ts';
import { filesBelow, put, repositoryWith, validFiles } from '../support/repository.ts';

const thing = 'specs/shared/schemas/Thing.yaml';
const list = 'specs/open-source/paths/things.yaml';
const item = 'specs/open-source/paths/things.item.yaml';

/** The valid file with one text in place of another. */
function changed(path: string, from: string | RegExp, to: string): Record<string, string> {
  const before = validFiles[path] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} does not contain ${from}`);
  return { [path]: after };
}

/** What generation says of the spec, after proof that it wrote nothing. */
async function complaint(changes: Record<string, string>): Promise<string> {
  const root = await repositoryWith(changes);
  const before = await filesBelow(root);
  const said = await generate('bundle open-source', root).catch((error: Error) => `${error.name}: ${error.message}`);
  expect(await filesBelow(root)).toEqual(before);
  return said;
}

describe('a malformed document', () => {
  it('stops at a YAML syntax error', async () => {
    expect(await complaint({ [thing]: 'type: object\nproperties: [a\n' })).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Thing.yaml:3: no valid YAML, deficient indentation (at #)."`,
    );
  });

  it('stops at a reference to nothing', async () => {
    expect(await complaint(changed(thing, './Kind.yaml', './Knd.yaml'))).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Thing.yaml:7: there is no file \`specs/shared/schemas/Knd.yaml\` to refer to (at #/properties/kind)."`,
    );
  });

  it('stops at a key that OpenAPI does not have', async () => {
    expect(await complaint(changed(item, 'summary:', 'sumary:'))).toMatchInlineSnapshot(
      `"SpecFault: specs/open-source/paths/things.item.yaml:4: Property \`sumary\` is not expected here (at #/get/sumary)."`,
    );
  });
});

describe('a file that is nothing but a reference', () => {
  it('is refused when it refers to itself', async () => {
    expect(await complaint({ 'specs/shared/schemas/Kind.yaml': '$ref: ./Kind.yaml\n' })).toBe(
      'SpecFault: specs/shared/schemas/Kind.yaml: the file is nothing but a reference to itself.',
    );
  });

  it('is refused when it leads back to itself', async () => {
    const files = {
      'specs/shared/schemas/Kind.yaml': '{ $ref: "./Sort.yaml" }\n',
      'specs/shared/schemas/Sort.yaml': '# What sort it is.\n$ref: Kind.yaml\n',
    };
    expect(await complaint(files)).toBe(
      'SpecFault: specs/shared/schemas/Kind.yaml: the file is nothing but a reference to itself, through `specs/shared/schemas/Sort.yaml`.',
    );
  });

  it('is a reference like any other when it leads to a schema', async () => {
    const root = await repositoryWith({
      'specs/shared/schemas/Sort.yaml': validFiles['specs/shared/schemas/Kind.yaml'] ?? '',
      'specs/shared/schemas/Kind.yaml': '$ref: ./Sort.yaml\n',
    });
    expect(await generate('bundle managed', root)).toBe('');
  });
});

describe('a schema that types and rules cannot say', () => {
  const size = '{ type: integer, minimum: 1, maximum: 9 }';

  it.each([
    [
      'an unsupported keyword',
      '{ type: integer, not: { const: 3 } }',
      'specs/shared/schemas/Thing.yaml:5: the keyword `not` is not supported (at #/properties/size/not).',
    ],
    [
      'a required name that no property has',
      '{ type: object, properties: { caption: {} }, required: [captoin] }',
      'specs/shared/schemas/Thing.yaml:5: `captoin` is required and is no property (at #/properties/size/required/0).',
    ],
    [
      'a default that nothing fills in',
      "{ oneOf: [{ type: integer, default: 3 }, { type: 'null' }] }",
      'specs/shared/schemas/Thing.yaml:5: a `default` is never filled in here (at #/properties/size/oneOf/0).',
    ],
    [
      'an unsupported format',
      '{ type: string, format: hostname }',
      'specs/shared/schemas/Thing.yaml:5: the format `hostname` is not supported, expected one of `uuid`, `date-time`, `date`, `time`, `uri`, `ipv4`, `ipv6`, `cidr` (at #/properties/size/format).',
    ],
    [
      'a pattern that is no regular expression',
      '{ type: string, pattern: "[a" }',
      'specs/shared/schemas/Thing.yaml:5: `[a` is no regular expression (at #/properties/size/pattern).',
    ],
    [
      'values of a map that may be anything',
      '{ type: object, additionalProperties: true }',
      'specs/shared/schemas/Thing.yaml:5: expected `false` or a schema of the values, received `true` (at #/properties/size/additionalProperties).',
    ],
    [
      'a keyword beside a reference',
      '{ $ref: ./Kind.yaml, minLength: 2 }',
      'specs/shared/schemas/Thing.yaml:5: `minLength` beside `$ref` is not supported (at #/properties/size/minLength).',
    ],
    [
      'a union of objects without discriminator',
      '{ oneOf: [{ $ref: ./A.yaml }, { $ref: ./B.yaml }] }',
      'specs/shared/schemas/Thing.yaml:5: a union of objects or arrays needs a `discriminator` with a `mapping` (at #/properties/size/oneOf).',
    ],
    [
      'a component in allOf',
      '{ allOf: [{ $ref: ./A.yaml }] }',
      'specs/shared/schemas/Thing.yaml:5: `allOf` is for conditions: expected the properties themselves, received a reference (at #/properties/size/allOf/0).',
    ],
  ])('is refused: %s', async (_, schema, sentence) => {
    const object = 'type: object\nproperties: { a: { type: string } }\n';
    const others = { 'specs/shared/schemas/A.yaml': object, 'specs/shared/schemas/B.yaml': object };
    expect(await complaint({ ...others, ...changed(thing, size, schema) })).toBe(`SpecFault: ${sentence}`);
  });

  it('is refused: a discriminator without mapping', async () => {
    const said = await complaint({
      'specs/shared/schemas/A.yaml':
        'type: object\nrequired: [kind]\nproperties: { kind: { type: string, const: a } }\n',
      ...changed(thing, size, '{ oneOf: [{ $ref: ./A.yaml }], discriminator: { propertyName: kind } }'),
    });
    expect(said).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Thing.yaml:5: a discriminator needs a \`mapping\` (at #/properties/size/discriminator)."`,
    );
  });

  it('is refused: a mapping that does not name every member', async () => {
    const object = 'type: object\nrequired: [kind]\nproperties: { kind: { type: string } }\n';
    const said = await complaint({
      'specs/shared/schemas/A.yaml': object,
      'specs/shared/schemas/B.yaml': object,
      'specs/shared/schemas/Kind.yaml': `\
oneOf:
  - $ref: ./A.yaml
  - $ref: ./B.yaml
discriminator: { propertyName: kind, mapping: { a: ./A.yaml } }
`,
    });
    expect(said).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Kind.yaml:3: the \`mapping\` of the discriminator does not name this member (at #/oneOf/1)."`,
    );
  });

  it('is refused: a schema that contains itself', async () => {
    expect(await complaint(changed(thing, './Kind.yaml', './Thing.yaml'))).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Thing.yaml:1: the schema \`Thing\` contains itself, which is not supported (at #)."`,
    );
  });

  it('is refused: schemas that contain each other', async () => {
    const kind = 'type: object\nproperties:\n  thing:\n    $ref: ./Thing.yaml\n';
    expect(await complaint({ 'specs/shared/schemas/Kind.yaml': kind })).toMatchInlineSnapshot(
      `"SpecFault: specs/shared/schemas/Kind.yaml:1: the schema \`Kind\` contains itself, through \`Thing\`, which is not supported (at #)."`,
    );
  });

  it('is refused: another schema of the same name in the same deployment', async () => {
    const said = await complaint({
      ...changed(item, '../../shared/schemas/Thing.yaml', '../schemas/Thing.yaml'),
      'specs/open-source/schemas/Thing.yaml': 'type: string\n',
    });
    expect(said).toMatchInlineSnapshot(
      `"SpecFault: specs/open-source/schemas/Thing.yaml:1: two different schemas are named \`Thing\` (at #)."`,
    );
  });

  it('is refused in a parameter, where it is described', async () => {
    const said = await complaint(changed(item, 'schema: { type: string }', 'schema: { type: string, format: email }'));
    expect(said).toMatchInlineSnapshot(
      `"SpecFault: specs/open-source/paths/things.item.yaml:9: the format \`email\` is not supported, expected one of \`uuid\`, \`date-time\`, \`date\`, \`time\`, \`uri\`, \`ipv4\`, \`ipv6\`, \`cidr\` (at #/get/parameters/0/schema/format)."`,
    );
  });

  it('is refused in a body', async () => {
    const said = await complaint(changed(list, '$ref: ../../shared/schemas/Thing.yaml', 'contentEncoding: base64'));
    expect(said).toMatchInlineSnapshot(
      `"SpecFault: specs/open-source/paths/things.yaml:9: the keyword \`contentEncoding\` is not supported (at #/post/requestBody/content/application~1json/schema/contentEncoding)."`,
    );
  });
});

describe('a name that is taken', () => {
  /** What generation says of the second schema of the spec where it has another name, and the package these exports. */
  async function saidOf(name: string, exports: Record<string, string> = {}): Promise<string> {
    const root = await repositoryWith({
      ...changed(thing, './Kind.yaml', `./${name}.yaml`),
      [`specs/shared/schemas/${name}.yaml`]: validFiles['specs/shared/schemas/Kind.yaml'] ?? '',
      ...exports,
    });
    return generateAll(root).then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  }
  const refused = (name: string, owner: string) =>
    `SpecFault: specs/shared/schemas/${name}.yaml:1: \`${name}\` is the name of ${owner}: expected another name (at #).`;

  it.each(['Drafts', 'Index', 'Runtime'])('is refused: %s, whose module would be another', async (name) => {
    const module = `${name.toLowerCase()}.ts`;
    expect(await saidOf(name)).toBe(refused(name, `the module \`${module}\`, which is no component's`));
  });

  it('is refused: one whose module is that of another component', async () => {
    expect(await saidOf('THING')).toBe(refused('Thing', 'the module `thing.ts`, which is that of `THING`'));
  });

  it.each(['Array', 'Promise', 'Record', 'Schema'])('is refused: %s, which every module may use', async (name) => {
    expect(await saidOf(name)).toBe(refused(name, 'something that generated code uses'));
  });

  it.each(['Call', 'Resources', 'Operation', 'OpenSourceHandlers'])(
    'is refused: %s, which generated code has',
    async (name) => {
      expect(await saidOf(name)).toBe(refused(name, 'something else in the generated code or its package'));
    },
  );

  it.each([
    ['ClientOptions', "export { type ClientOptions, createClient } from './create-client.ts';"],
    ['Page', "export {\n  type CallResponse,\n  Page,\n  type Rule,\n} from '@observability-api/client-core';"],
    ['ValidationIssue', "export { type Issue as ValidationIssue, toPointer } from './issue.ts';"],
  ])('is refused: %s, which the package exports', async (name, text) => {
    const said = refused(name, 'something else in the generated code or its package');
    expect(await saidOf(name, { 'packages/managed/src/index.ts': text })).toBe(said);
    expect(await saidOf(name, { 'packages/schemas/src/index.ts': text })).toBe(said);
  });

  it('is refused: that of a property which every object has', async () => {
    expect(await complaint(changed(thing, 'kind:', 'hasOwnProperty:'))).toBe(
      'SpecFault: specs/shared/schemas/Thing.yaml:6: `hasOwnProperty` is not supported as a name: every object inherits one (at #/properties/hasOwnProperty).',
    );
  });

  it('is refused: that of a parameter which every object has', async () => {
    const query = '- { name: valueOf, in: query, schema: { type: string } }\n    - name: thingId';
    expect(await complaint(changed(item, '- name: thingId', query))).toBe(
      'SpecFault: specs/open-source/paths/things.item.yaml:6: `valueOf` is not supported as a name: every object inherits one (at #/get/parameters/0/name).',
    );
  });
});

describe('an operation that no method can be made of', () => {
  it.each([
    [
      'no operationId',
      item,
      '  operationId: getThing\n',
      '',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} needs an `operationId` (at #/get).',
    ],
    [
      'an operationId that is no name',
      item,
      'getThing',
      'get-thing',
      'specs/open-source/paths/things.item.yaml:2: GET /things/{thingId} needs an `operationId` like `createDashboard`, received `get-thing` (at #/get/operationId).',
    ],
    [
      'no x-client-method',
      item,
      '  x-client-method: things.get\n',
      '',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} needs an `x-client-method` like `dashboards.create` (at #/get).',
    ],
    [
      'an x-client-method without resource',
      item,
      'things.get',
      'get',
      'specs/open-source/paths/things.item.yaml:3: GET /things/{thingId} needs an `x-client-method` like `dashboards.create`, received `get` (at #/get/x-client-method).',
    ],
    [
      'a path parameter that is not described',
      item,
      'name: thingId',
      'name: thing',
      'specs/open-source/paths/things.item.yaml:1: GET /things/{thingId} does not describe its path parameter `thingId` (at #/get).',
    ],
    [
      'a response without schema',
      item,
      / {10}schema:\n.*$/s,
      '          example: {}\n',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} needs a response 200 with a schema for application/json (at #/get/responses/200).',
    ],
    [
      'a method that is not supported',
      item,
      'get:',
      'head:',
      'specs/open-source/paths/things.item.yaml:1: the method `head` is not supported (at #/head).',
    ],
    [
      'an operationId that another operation has',
      item,
      'getThing',
      'createThing',
      'specs/open-source/paths/things.item.yaml:2: the operationId `createThing` is used twice, by POST /things and GET /things/{thingId} (at #/get/operationId).',
    ],
    [
      'a client method that another operation has',
      item,
      'things.get',
      'things.create',
      'specs/open-source/paths/things.item.yaml:3: the x-client-method `things.create` is used twice, by POST /things and GET /things/{thingId} (at #/get/x-client-method).',
    ],
    [
      '`meta` without a list',
      item,
      'properties:',
      'properties:\n              meta: { type: object }',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} has `meta`, but its content is no array (at #/get/responses/200).',
    ],
    [
      'two contents',
      item,
      'properties:',
      'properties:\n              other: { type: object }',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} answers with other and result: expected one content (at #/get/responses/200).',
    ],
    [
      'no response 200',
      item,
      "'200':",
      "'201':",
      'specs/open-source/paths/things.item.yaml:10: GET /things/{thingId} needs a response 200 (at #/get/responses).',
    ],
    [
      'a response without JSON',
      item,
      'application/json',
      'text/plain',
      'specs/open-source/paths/things.item.yaml:11: GET /things/{thingId} needs a response 200 with a schema for application/json (at #/get/responses/200).',
    ],
    [
      'a body without JSON',
      list,
      'application/json',
      'text/plain',
      'specs/open-source/paths/things.yaml:5: POST /things needs a request body with a schema for application/json (at #/post/requestBody).',
    ],
  ])('is refused: %s', async (_, file, from, to, sentence) => {
    expect(await complaint(changed(file, from, to))).toBe(`SpecFault: ${sentence}`);
  });
});

describe('deployments that disagree', () => {
  it('stop at a schema that is not the same in both, and leave what is committed as it is', async () => {
    const root = await repositoryWith();
    for (const words of ['bundle open-source', 'bundle managed', 'schemas']) await generate(words, root);
    await put(root, 'specs/managed/schemas/Thing.yaml', 'type: object\nproperties: { size: { type: string } }\n');
    for (const path of ['paths/things.yaml', 'paths/things.item.yaml'].map((name) => `specs/managed/${name}`)) {
      await put(root, path, (validFiles[path] ?? '').replaceAll('../../shared/schemas/Thing', '../schemas/Thing'));
    }
    await generate('bundle managed', root);
    const before = await filesBelow(root, 'packages');
    await expect(generate('schemas', root)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecFault: specs/managed/schemas/Thing.yaml:1: the schema \`Thing\` is not the same in both deployments (at #).]`,
    );
    expect(await filesBelow(root, 'packages')).toEqual(before);
  });
});

describe('a word that is not known', () => {
  it('is answered with those that are', async () => {
    await expect(generate('bundel', await repositoryWith())).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecFault: Expected one of \`bundle open-source\`, \`bundle managed\`, \`schemas\`, \`client open-source\`, \`client managed\`, \`server\`, \`parity\` or \`check\`, received \`bundel\`.]`,
    );
  });
});
