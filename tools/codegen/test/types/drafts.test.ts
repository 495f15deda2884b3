import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import { schemaFiles } from '../../src/schemas/schema-files.ts';
import { excerpt } from '../support/excerpt.ts';
import { typeErrorsOf } from '../support/suite/compile.ts';
import { apiOf } from '../support/test-api.ts';

function response(name: string) {
  return `{ headers: { ETag: {} }, content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/${name}' } } } } } }`;
}

/** Returns a resource with an ETag on GET and If-Match on PUT. */
function resource(name: string, read: string, written: string) {
  return `
  /${name}/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      operationId: ${name}Get
      x-client-method: ${name}.get
      summary: Get one
      responses: { 200: ${response(read)} }
    put:
      operationId: ${name}Update
      x-client-method: ${name}.update
      summary: Replace one
      parameters:
        - { name: If-Match, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${written}' } } } }
      responses: { 200: ${response(read)} }
`;
}

const components = `
components:
  schemas:
    Board:
      type: object
      required: [id, name, labels, size, cards]
      properties:
        id: { type: string, description: Assigned by the service. }
        name: { type: string }
        labels: { type: array, items: { type: string } }
        size: { type: integer }
        note: { type: string }
        cards: { type: array, items: { $ref: '#/components/schemas/Card' } }
        seenAt: { type: string, description: When it was last seen. }
    BoardInput:
      type: object
      required: [name, cards]
      properties:
        id: { readOnly: true }
        name: { type: string }
        labels: { type: array, items: { type: string } }
        size: { type: [integer, 'null'] }
        note: { type: string }
        cards: { type: array, items: { $ref: '#/components/schemas/CardInput' } }
        secret: { type: string }
    Card: { type: object, required: [id, text, marks], properties: { id: { type: string }, text: { type: string }, marks: { type: array, items: { type: string } } } }
    CardInput: { type: object, required: [text], properties: { id: { type: string }, text: { type: string }, marks: { type: array, items: { type: string } } } }
    Hook:
      oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/Chat' }]
      discriminator: { propertyName: kind, mapping: { mail: '#/components/schemas/Mail', post: '#/components/schemas/Mail', chat: '#/components/schemas/Chat' } }
    HookInput:
      oneOf: [{ $ref: '#/components/schemas/MailInput' }, { $ref: '#/components/schemas/Chat' }]
      discriminator: { propertyName: kind, mapping: { mail: '#/components/schemas/MailInput', post: '#/components/schemas/MailInput', chat: '#/components/schemas/Chat' } }
    Mail: { type: object, required: [kind, to], properties: { kind: { enum: [mail, post] }, to: { type: string } } }
    MailInput: { type: object, required: [kind], properties: { kind: { enum: [mail, post] }, to: { type: string } } }
    Chat: { type: object, required: [kind], properties: { kind: { const: chat } } }
`;

function api(...resources: string[]) {
  return apiOf(`paths:\n${resources.join('')}${components}`);
}

/** Returns the declarations of a module without its imports. */
function declarations(text = ''): string {
  return excerpt(text, '/**');
}

describe('the draft that modify passes to its callback', () => {
  const boards = api(resource('boards', 'Board', 'BoardInput'));

  it('has the properties of the response and accepts those of the input; nested objects can lack fields that the service assigns', () => {
    expect(declarations(schemaFiles([boards]).get('drafts.ts'))).toMatchInlineSnapshot(`
      "/**
       * An editable {@link Board}, passed to the callback of \`modify\`. Its properties accept the values of {@link
       * BoardInput}, except read-only arrays.
       */
      export interface BoardDraft extends BoardInput {
        /** Assigned by the service. */
        readonly id: string;
        get labels(): string[];
        set labels(value: string[] | undefined);
        get size(): number;
        set size(value: number | null | undefined);
        cards: CardDraft[];
        /** When it was last seen. */
        readonly seenAt?: string;
      }

      /**
       * An editable {@link Card} inside the value that \`modify\` changes. Fields that the service assigns are absent in a
       * new one.
       */
      export interface CardDraft extends CardInput {
        marks?: string[] | undefined;
      }
      "
    `);
  });

  it('compiles if a response property can have values that requests reject, and documents the property', async () => {
    const owned = (type: string, required = '') => `{ type: object, required: [kind${required}], properties: {
      kind: { const: plan }, owner: { type: ${type}, description: Who has it. }, title: { type: string } } }`;
    const parts = (item: string) => `{ type: array, items: { $ref: '#/components/schemas/${item}' } }`;
    const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
    const union = (plan: string) =>
      `{ oneOf: [${ref(plan)}], discriminator: { propertyName: kind, mapping: { plan: '#/components/schemas/${plan}' } } }`;
    const spec = apiOf(`
paths: ${['Plan', 'Owned', 'Album'].map((name) => resource(name.toLowerCase(), name, `${name}Input`)).join('')}
components:
  schemas:
    Plan: ${owned("[string, 'null']")}
    PlanInput: ${owned('string')}
    Owned: ${owned("[string, 'null']", ', owner')}
    OwnedInput: ${owned('string')}
    Any: ${union('Plan')}
    AnyInput: ${union('PlanInput')}
    Album: { type: object, required: [plans, any, name], properties: { plans: ${parts('Plan')}, any: ${ref('Any')}, name: { enum: [a, b] } } }
    AlbumInput: { type: object, required: [plans, any, name], properties: { plans: ${parts('PlanInput')}, any: ${ref('AnyInput')}, name: { type: string } } }
`);
    const text = schemaFiles([spec]).get('drafts.ts') ?? '';
    expect(text.match(/interface .*\{/g)).toEqual([
      "interface AlbumDraft extends Omit<AlbumInput, 'plans' | 'any'> {",
      "interface OwnedDraft extends Omit<OwnedInput, 'owner'> {",
      "interface PlanDraft extends Omit<PlanInput, 'owner'> {",
    ]);
    expect(text).toContain('  /** Who has it. */\n  owner?: string | null | undefined;');
    expect(text).toContain(
      '/** An editable {@link Any} inside the value that `modify` changes. */\nexport type AnyDraft = PlanDraft;',
    );
    const use = `import type { AlbumDraft, OwnedDraft } from './drafts.ts';
      export const owner = (draft: OwnedDraft): string | null => draft.owner;
      export const owners = (draft: AlbumDraft): (string | null | undefined)[] => draft.plans.map((plan) => plan.owner);
      export const title = (draft: OwnedDraft): string | undefined => draft.title;`;
    expect(await typeErrorsOf(spec, { 'use.ts': use })).toBe('');
  });

  it('of a union is a union of the drafts of its members, or of the members themselves if they need no draft', () => {
    const files = schemaFiles([api(resource('hooks', 'Hook', 'HookInput'))]);
    expect(declarations(files.get('drafts.ts'))).toMatchInlineSnapshot(`
      "/** An editable {@link Hook}, passed to the callback of \`modify\`. */
      export type HookDraft = MailDraft | Chat;

      /**
       * An editable {@link Mail}, passed to the callback of \`modify\`. Its properties accept the values of {@link
       * MailInput}, except read-only arrays.
       */
      export interface MailDraft extends MailInput {
        get to(): string;
        set to(value: string | undefined);
      }
      "
    `);
  });

  it('is exported by clients', () => {
    const files = clientFiles(boards, '');
    expect(files.get('resources.ts')).toContain('change: ModifyFunction<BoardDraft, BoardInput>');
    expect(files.get('types.ts')).toMatch(/\bBoardDraft,[\s\S]*\bCardDraft,/);
    expect(schemaFiles([boards]).get('index.ts')).toContain("export * from './drafts.ts';");
  });

  it('is the response type if it equals the input type', () => {
    const chats = api(resource('chats', 'Chat', 'Chat'));
    expect(clientFiles(chats, '').get('resources.ts')).toContain('change: ModifyFunction<Chat, Chat>');
    expect(schemaFiles([chats]).has('drafts.ts')).toBe(false);
  });

  it('is rejected if two input types are possible', () => {
    const twice = api(resource('boards', 'Board', 'BoardInput'), resource('plans', 'Board', 'MailInput'));
    expect(() => schemaFiles([twice])).toThrow(
      '`Board` can be modified, but its input is `BoardInput` and `MailInput`: expected one input schema',
    );
  });

  it('is rejected if its name is already used', () => {
    const taken = apiOf(
      `paths:\n${resource('boards', 'Board', 'BoardInput')}${components}    CardDraft: { type: object, properties: {} }\n`,
    );
    expect(() => schemaFiles([taken])).toThrow(
      'the schema name `CardDraft` is already used by a type derived from another schema',
    );
  });
});
