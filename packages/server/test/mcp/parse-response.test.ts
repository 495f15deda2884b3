import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResponse } from '../../src/http/mcp/parse-response.ts';
import { countTicks } from '../support/count-ticks.ts';

/** A list that is so long that the parser parses it in several ticks. The syntax in its strings must not confuse the parser. */
const padding = Array.from({ length: 40_000 }, (_, nth) => `[{"é": "${nth}]\\`);

describe('the parser of large responses', () => {
  it('returns the same value as JSON.parse', async () => {
    const envelope = fc.dictionary(fc.constantFrom('data', 'rows', 'meta', 'é"[', '\\'), fc.jsonValue({ maxDepth: 5 }));
    await fc.assert(
      fc.asyncProperty(envelope, async (value) => {
        const text = JSON.stringify({ before: padding, ...value, after: [[], {}, [padding.slice(0, 10)]] });
        expect(await parseResponse(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['escapes at odd indexes', `{"a":["${'\\\\'.repeat(1_000_000)}"]}`],
    ['escapes at even indexes', `{"ab":["${'\\\\'.repeat(1_000_000)}"]}`],
    ['brackets', `{"a":[${'[1],'.repeat(400_000)}1]}`],
    ['nested brackets', `{"a":[${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}]}`],
  ])('lets other work run between slices of %s', async (_, text) => {
    const { ticks } = await countTicks(() => parseResponse(text));
    expect(ticks).toBeGreaterThan(5);
  });

  it('throws for a text that is not JSON', async () => {
    await expect(parseResponse('<html>')).rejects.toThrow(SyntaxError);
  });
});
