import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get: { operationId: listThings, summary: list things }
    put: { operationId: updateThings, summary: Replace things. }
    post: { operationId: createThing }
  /items:
    put: { operationId: updateItems, summary: Replace things. }
    get: { operationId: getItem, summary: Get an Item }
    post: { operationId: createItem, summary: Create an item with all of its parts and everything else that belongs to it }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get: { summary: List things }
    post: { summary: Create a thing for the CLI v2 }
    put: { summary: Send a Slack message }
`;

describe('summary-style', () => {
  it('requires a short and unique summary in sentence case', async () => {
    expect(await lint('summary-style', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/summary: Expected a capitalized verb and a noun, found \`list things\`.",
        "#/paths/~1things/put/summary: Expected a summary without punctuation at the end, found \`Replace things.\`.",
        "#/paths/~1things/post: Expected \`createThing\` to have a summary.",
        "#/paths/~1items/get/summary: Expected sentence case, found \`Get an Item\`. Write \`item\`, or list the word in \`properNouns\`.",
        "#/paths/~1items/put/summary: Expected a unique summary, found that of \`updateThings\`.",
        "#/paths/~1items/put/summary: Expected a summary without punctuation at the end, found \`Replace things.\`.",
        "#/paths/~1items/post/summary: Expected at most 60 characters, found 75.",
      ]
    `);
  });

  it('accepts a verb and a noun in sentence case, acronyms, and proper nouns', async () => {
    expect(await lint('summary-style', good, { properNouns: ['Slack'] })).toEqual([]);
  });

  it.each(['.', '!', '?', ':', ';', ','])('rejects %s at the end', async (mark) => {
    const source = `openapi: 3.1.0\npaths: { /things: { get: { summary: 'List things${mark}' } } }`;
    const message = `Expected a summary without punctuation at the end, found \`List things${mark}\`.`;
    expect(await lint('summary-style', source)).toEqual([`#/paths/~1things/get/summary: ${message}`]);
  });

  it('rejects summaries longer than configured', async () => {
    const source = 'openapi: 3.1.0\npaths: { /things: { get: { summary: List things } } }';
    expect(await lint('summary-style', source, { maxLength: 5 })).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/summary: Expected at most 5 characters, found 11.",
      ]
    `);
  });
});
