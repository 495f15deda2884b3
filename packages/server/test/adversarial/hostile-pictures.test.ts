import { beforeAll, describe, expect, it } from 'vitest';
import { readResponse } from '../http/support/api.ts';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { expectResponse } from './expect-response.ts';
import { sendLogs } from './send-logs.ts';

const HOUR = 3_600_000;
const MARKDOWN_LENGTH = 50_000;
const TOO_LARGE = 'expected rows of at most 4194304 bytes';
const TOO_MANY = 'expected at most 5000 series and 50000 values (series × buckets)';

/** Returns the config of a Markdown tile of maximum length that repeats a text. */
function markdown(text: string) {
  const repeated = text.repeat(Math.ceil(MARKDOWN_LENGTH / text.length)).slice(0, MARKDOWN_LENGTH);
  return { displayType: 'markdown', markdown: repeated };
}

const texts: readonly (readonly [string, string])[] = [
  ['emphasis', '*'],
  ['emphasis and words', '*a '],
  ['underscores and words', '_a_b '],
  ['opening brackets', '['],
  ['links that do not close', '[a]('],
  ['links whose address has a space and does not end', '[a](b '],
  ['images that do not close', '![a'],
  ['nested block quotes on one line', '> '],
  ['nested block quotes on many lines', '> > a\n'],
  ['a thematic break', '- '],
  ['lists', '- a\n'],
  ['nested lists', Array.from({ length: 100 }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join('')],
  ['code spans', '`'],
  ['code spans of different lengths', Array.from({ length: 300 }, (_, nth) => `${'`'.repeat(nth)} `).join('')],
  ['tags', '<a '],
  ['comments', '<!-- '],
  ['tables', '|a|b|\n|-|-|\n'],
  ['a wide table with many rows', `${'|a'.repeat(2_500)}\n${'|-'.repeat(2_500)}\n${'a\n'.repeat(5_000)}`],
  ['nested strikethrough', `${'~~a '.repeat(2_500)}${'b~~'.repeat(3_000)}`],
  ['nested numbered lists', '1. '],
  ['a list with a long paragraph', `- a\n${'b\n'.repeat(10_000)}`],
  ['a web address that ends with entities', `http://a.b/${'&a;'.repeat(7_000)}`],
  ['words that end with underscores', 'a_'],
  ['a wide table', `${'|a'.repeat(8_000)}\n${'|-'.repeat(8_000)}\n|`],
  ['references', '[a]: b\n'],
  ['strikethrough', '~~a '],
  ['strikethrough in brackets', '[~~a'],
  ['escapes', '\\*'],
  ['e-mail addresses', 'a@b.'],
  ['web addresses', 'www.a.'],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['one word', 'x'],
  ['words', 'x '],
  ['headings', '# a\n'],
  ['spaces before line breaks', '  \n'],
];

describe.runIf(isSoak)('a picture of Markdown', () => {
  const service = measuredService(['--telemetry=on']);
  const start = Math.floor(Date.now() / HOUR) * HOUR;

  it.each(texts)('with %s does not block the event loop', async (_, text) => {
    await expectShortGaps(service(), async () => {
      const response = await service().api.post(
        '/charts/query',
        { tile: { config: markdown(text) }, startTime: start - HOUR, endTime: start },
        { accept: 'image/svg+xml' },
      );
      expectResponse(response, 200);
    });
  });
});

describe.runIf(isSoak)('a picture', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  let sourceId: string;

  beforeAll(async () => {
    for (let part = 0; part < 4; part += 1) {
      const records = Array.from({ length: 12_000 }, (_, nth) => ({
        timeUnixNano: `${start + 1_000 * (nth % 3_000)}000000`,
        severityText: `s${nth % 50}`,
        body: { stringValue: `${part} ${nth} ${'é<&"'.repeat(60)}` },
      }));
      await sendLogs(service(), records);
    }
    sourceId = await sourceIdOf(service().api);
  }, 120_000);

  const count = { aggFn: 'count', where: '' };
  const draw = async (config: object, overrides: object, accept: string) => {
    const response = await fetch(`${service().url}/api/v2/charts/query?width=2000&height=2000`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: service().api.authorization },
      body: JSON.stringify({
        tile: { config: { sourceId, ...config } },
        startTime: start,
        endTime: start + HOUR,
        ...overrides,
      }),
    });
    return readResponse('open-source', response);
  };
  type Kind = [name: string, config: object, overrides: object, rejection?: string];
  const kinds: readonly Kind[] = [
    ['lines of many groups', { displayType: 'line', select: [count], groupBy: 'SeverityText' }, { granularity: '30s' }],
    ...['line', 'stacked_bar'].map(
      (displayType): Kind => [
        `a chart (${displayType}) of 4,000 texts in 12 buckets`,
        { displayType, select: [count], groupBy: 'substring(Body, 1, 5)' },
        { granularity: '5m' },
      ],
    ),
    [
      'lines of ten groups in 4,920 buckets',
      { displayType: 'line', select: [count], groupBy: 'substring(SeverityText, 1, 2)' },
      { granularity: '30s', startTime: start - 40 * HOUR },
    ],
    [
      'lines of more series than a picture may have',
      { displayType: 'line', select: [count], groupBy: 'substring(Body, 1, 7)' },
      { granularity: '1h' },
      TOO_MANY,
    ],
    [
      'lines of more values than a picture may have',
      { displayType: 'line', select: [count], groupBy: 'substring(Body, 1, 7)' },
      { granularity: '30s', startTime: start - 80 * HOUR },
      TOO_MANY,
    ],
    [
      'bars of many groups',
      { displayType: 'stacked_bar', select: [count], groupBy: 'SeverityText' },
      { granularity: '30s' },
    ],
    ['a table of many rows', { displayType: 'table', select: [count], groupBy: 'Body' }, {}],
    [
      'a pie of too many long names',
      { displayType: 'pie', select: [count], groupBy: 'substring(Body, 1, 150)' },
      {},
      TOO_LARGE,
    ],
    ['a pie of many short names', { displayType: 'pie', select: [count], groupBy: 'substring(Body, 1, 40)' }, {}],
    ['a bar chart of many short names', { displayType: 'bar', select: [count], groupBy: 'substring(Body, 1, 40)' }, {}],
    [
      'a bar chart of names that need more memory than a query may use',
      { displayType: 'bar', select: [count], groupBy: 'Body' },
      {},
      'needs more memory than a query may use',
    ],
    ['patterns', { displayType: 'event_patterns' }, {}],
    ['events', { displayType: 'search', select: 'Body' }, {}],
    ['a heatmap', { displayType: 'heatmap', select: [{ valueExpression: 'length(Body)' }] }, { granularity: '30s' }],
    [
      'lines with the previous period',
      { displayType: 'line', select: [count], groupBy: 'SeverityText' },
      { granularity: '30s', compareTo: 'previous_period' },
    ],
    [
      'a number with a chart behind it',
      { displayType: 'number', select: [count], backgroundChart: { type: 'area' } },
      { granularity: '30s' },
    ],
  ];

  it.each<Kind>(kinds)(
    'of %s as SVG neither blocks the event loop nor exceeds the memory limit',
    async (name, config, overrides, rejection) => {
      const sizes: number[] = [];
      const { peakRssBytes } = await expectShortGaps(service(), async () => {
        const response = await draw(config, overrides, 'image/svg+xml');
        expectResponse(response, rejection ?? 200);
        sizes.push(response.text.length);
      });
      console.log(`${name}: ${sizes.at(-1)} characters`);
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
  );

  it('as PNG, requested 30 times concurrently, neither blocks the event loop nor exceeds the memory limit', async () => {
    const [, config = {}, overrides = {}] = kinds[0] ?? [];
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const drawn = await Promise.all(Array.from({ length: 30 }, () => draw(config, overrides, 'image/png')));
      for (const { status } of drawn) expect([200, 429, 503]).toContain(status);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });
});
