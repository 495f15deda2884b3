import { describe, expect, it } from 'vitest';
import { parseNative } from '../../src/telemetry/clickhouse/native-format.ts';
import { ResponseBody, type ResponseMemory } from '../../src/telemetry/clickhouse/response-body.ts';
import { VALUE_BYTES } from '../../src/telemetry/clickhouse/result-bounds.ts';
import { readRows } from '../../src/telemetry/clickhouse/row-format.ts';
import { countTicks } from '../support/count-ticks.ts';

const MAX_ROWS = 50_000;

/** Returns the body of a response with these bytes. */
function bodyOf(bytes: Buffer | string, memory?: ResponseMemory): ResponseBody {
  const body = new ResponseBody(memory);
  body.append(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  return body;
}

/** Returns a block in the Native format, with columns of empty strings. */
function blockOfStrings(rows: number, columns = 1): Buffer {
  const column = Buffer.concat([Buffer.from('\x01a\x06String'), Buffer.alloc(rows)]);
  // The row count as LEB128 in three bytes.
  const encodedRows = Buffer.from([
    (rows % 128) + 128,
    (Math.floor(rows / 128) % 128) + 128,
    Math.floor(rows / 16_384),
  ]);
  return Buffer.concat([Buffer.from([columns]), encodedRows, ...Array.from({ length: columns }, () => column)]);
}

// The parser waits for a tick after each 1,000 blocks or columns. The minimum numbers of ticks leave a margin.
it.each([
  // An empty block is two bytes: no columns and no rows.
  ['blocks', Buffer.alloc(2 * 19_000), 15],
  [
    'columns',
    // 200 blocks of 1,000 columns and no rows. Each column is two bytes: an empty name and an empty type.
    Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0xe8, 0x07, 0x00, ...new Array(2_000).fill(0)]))),
    80,
  ],
])('the parser of columns lets other work run between many empty %s', async (_, bytes, minTicks) => {
  const { ticks } = await countTicks(() => parseNative(bodyOf(bytes), MAX_ROWS));
  expect(ticks).toBeGreaterThan(minTicks);
});

describe('columns', () => {
  it('with more rows than the limit are rejected', async () => {
    await expect(parseNative(bodyOf(blockOfStrings(100)), 99)).rejects.toThrow('at most 99 rows');
    const blocks = Buffer.concat([blockOfStrings(60), blockOfStrings(40)]);
    await expect(parseNative(bodyOf(blocks), 99)).rejects.toThrow('at most 99 rows');
    expect((await parseNative(bodyOf(blocks), 100)).rows).toBe(100);
  });

  it('in a block whose row count has too many bytes are rejected', async () => {
    // Without a limit on its bytes, this row count would be 0 * Infinity, which is NaN. No limit on the rows rejects NaN.
    const block = Buffer.from([0, ...new Array(200).fill(0x80), 0]);
    const blocks = Buffer.concat([block, blockOfStrings(100)]);
    await expect(parseNative(bodyOf(blocks), 99)).rejects.toThrow('Expected an integer of at most ten bytes');
  });

  it('with more than 2,000,000 strings are rejected', async () => {
    expect((await parseNative(bodyOf(blockOfStrings(50_000, 40)), MAX_ROWS)).rows).toBe(50_000);
    await expect(parseNative(bodyOf(blockOfStrings(50_000, 41)), MAX_ROWS)).rejects.toThrow('2000000 values');
  });
});

describe('rows', () => {
  it('equal the results of JSON.parse, also if their strings contain characters of the JSON syntax', async () => {
    const rows = Array.from({ length: 3_000 }, (_, nth) => ({ text: `"[{,\\\n${'x'.repeat(nth)}`, list: [nth, {}] }));
    const text = rows.map((row) => JSON.stringify(row)).join('\n');
    expect(await readRows(bodyOf(text), MAX_ROWS)).toEqual(rows);
    expect(await readRows(bodyOf(`${text}\n`), MAX_ROWS)).toEqual(rows);
    await expect(readRows(bodyOf(text), 2_999)).rejects.toThrow('at most 2999 rows');
  });

  it.each([
    ['more than 100,000 values in a row', `[${'[],'.repeat(100_000)}1]`],
    ['a row of more than 2 MiB', `["${'x'.repeat(2_100_000)}"]`],
    ['more than 2,000,000 values', `[${'[],'.repeat(45_000)}1]\n`.repeat(46)],
  ])('with %s are rejected', async (_, text) => {
    await expect(readRows(bodyOf(text), MAX_ROWS)).rejects.toMatchObject({ limit: 'memory' });
  });
});

it('the body of a response reserves memory for its bytes and values until it is freed', async () => {
  let reserved = 0;
  const memory: ResponseMemory = {
    maxBytes: 1_000,
    reserve(bytes) {
      reserved += bytes;
      return true;
    },
    release(bytes) {
      reserved -= bytes;
    },
  };
  const body = bodyOf('[1,2,3]\n'.repeat(100), memory);
  expect(reserved).toBe(800);
  await readRows(body, 100);
  // 100 rows of three values
  expect(reserved).toBe(800 + 300 * VALUE_BYTES);
  expect(() => body.append(Buffer.alloc(201))).toThrow('at most 1000 bytes');
  body.free();
  expect(reserved).toBe(0);
});
