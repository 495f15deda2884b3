import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/read/document.ts';
import { describeSchema, docComment, summarizeSchema } from '../../src/text/doc-comment.ts';

describe('the bounds of a schema', () => {
  it.each<[JsonSchema, string]>([
    [{ minimum: 1, maximum: 24 }, '1 to 24.'],
    [{ minimum: 0 }, 'At least 0.'],
    [{ maximum: 9 }, 'At most 9.'],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 'More than 0, less than 1.'],
    [{ multipleOf: 5 }, 'A multiple of 5.'],
    [{ minLength: 1, maxLength: 1024 }, '1 to 1024 characters.'],
    [{ minLength: 0, maxLength: 1024 }, 'At most 1024 characters.'],
    [{ minLength: 44, maxLength: 44 }, 'Exactly 44 characters.'],
    [{ minLength: 1 }, 'At least 1 character.'],
    [{ minItems: 1, maxItems: 10, uniqueItems: true }, '1 to 10 items, without duplicates.'],
    [{ maxProperties: 100 }, 'At most 100 entries.'],
    [{ format: 'uuid' }, 'A UUID.'],
    [{ format: 'date-time' }, 'An RFC 3339 date and time.'],
    [{ format: 'uri', maxLength: 2048 }, 'A URI, at most 2048 characters.'],
    [{ format: 'ipv4' }, 'An IPv4 address.'],
    [{ format: 'int32' }, ''],
    [{ pattern: '^[a-z]+$' }, 'Matches `^[a-z]+$`.'],
    [{ maxLength: 9, pattern: '^[a-z]+$' }, 'At most 9 characters, matching `^[a-z]+$`.'],
    [{ pattern: '^[a-z]+$', 'x-expected': 'a name in lower case' }, 'A name in lower case.'],
    [{ minimum: 1000, 'x-expected': 'milliseconds' }, 'Milliseconds.'],
    [{ pattern: '^[0-9a-f]{24}$' }, '24 lower-case hexadecimal characters.'],
  ])('are described: %j is %j', (schema, description) => {
    expect(summarizeSchema(schema)).toBe(description);
  });

  it('are omitted if the description mentions them', () => {
    const schema = { description: 'Between tiles, 1 to 24.', minimum: 1, maximum: 24 };
    expect(summarizeSchema(schema)).toBe('Between tiles, 1 to 24.');
  });

  it('are omitted if the description writes the number with a thousands separator', () => {
    const schema = { description: 'A text, at most 16,384 characters.', maxLength: 16384 };
    expect(summarizeSchema(schema)).toBe('A text, at most 16,384 characters.');
  });

  it('are included if the description only contains a longer number', () => {
    const schema = { description: 'For parts 1 to 240.', minimum: 1, maximum: 24 };
    expect(summarizeSchema(schema)).toBe('For parts 1 to 240. 1 to 24.');
  });
});

describe('a doc comment', () => {
  it('contains description, bounds, default and example on separate lines', () => {
    const schema = { description: 'The name.', maxLength: 9, default: "it's", examples: ['"1"'], deprecated: true };
    expect(docComment(describeSchema(schema), '  ')).toMatchInlineSnapshot(`
      "  /**
         * The name.
         *
         * At most 9 characters.
         * @default "it's"
         * @example '"1"'
         * @deprecated
         */
      "
    `);
  });

  it('omits examples that are objects', () => {
    expect(describeSchema({ examples: [{ a: 1 }] })).toEqual([]);
  });

  it('is one line if it fits', () => {
    expect(docComment(['A thing.'])).toBe('/** A thing. */\n');
  });

  it('is empty for an empty text', () => {
    expect(docComment(describeSchema({ type: 'string' }))).toBe('');
  });

  it('escapes the end of a comment', () => {
    expect(docComment(['Matches `*/`.'])).toBe('/** Matches `*\\/`. */\n');
  });

  it('wraps long lines, indents the continuation lines of list items and keeps code unchanged', () => {
    const long = 'word '.repeat(30).trim();
    const text = docComment([long, `- \`a\`: ${long}`, '```ts', `const a = '${long}';`, '  b();', '```']);
    expect(text).toMatchInlineSnapshot(`
      "/**
       * word word word word word word word word word word word word word word word word word word word word word word
       * word word word word word word word word
       * - \`a\`: word word word word word word word word word word word word word word word word word word word word word
       *   word word word word word word word word word
       * \`\`\`ts
       * const a = 'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word';
       *   b();
       * \`\`\`
       */
      "
    `);
  });
});
