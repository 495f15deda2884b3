import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type Api, deployments } from '../../http/support/api.ts';
import { dashboard, sourceIdOf } from '../../http/support/request-bodies.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { recentHour } from '../support/log-rows.ts';
import { ingestEvents } from '../support/send-telemetry.ts';

const MINUTE = 60_000;
const SVG = 'image/svg+xml';

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0, corsOrigin: ['https://app.example.org'] });
});
afterAll(async () => server?.close());

describe.each(deployments)('pictures of the %s deployment', (deployment) => {
  let api: Api;
  let sourceId: string;
  const start = recentHour();
  const select = [{ aggFn: 'count' }];

  beforeAll(async () => {
    api = server.caller(deployment);
    sourceId = await sourceIdOf(api);
    const event = { service: 'checkout', level: 'info', text: 'paid', durationMs: 10 };
    await ingestEvents(server, deployment, [
      { ...event, time: start },
      { ...event, time: start + 3 * MINUTE, service: '<b>&' },
    ]);
  });

  const request = (tile: object) => ({ tile, startTime: start, endTime: start + 10 * MINUTE, granularity: '1m' });
  const draw = async (tile: object, accept: string, query = '') => {
    const headers = { accept, origin: 'https://app.example.org' };
    const response = await api.send('POST', `/charts/query${query}`, { body: request(tile), headers });
    return { ...response, type: response.headers.get('content-type') };
  };
  const line = (overrides: object = {}) => ({ config: { displayType: 'line', sourceId, select, ...overrides } });

  it('have the type that the Accept header selects', async () => {
    for (const [accept, expected] of [
      ['image/svg+xml', SVG],
      ['image/*', SVG],
      ['image/png;q=0.5, image/svg+xml', SVG],
      ['image/png', 'image/png'],
      ['application/json', 'application/json'],
      ['image/svg+xml;q=0.1, */*', 'application/json'],
      ['text/html', 'application/json'],
      ['*/*', 'application/json'],
    ] as const) {
      const { status, type, headers } = await draw(line(), accept);
      expect([accept, status, type?.split(';')[0]]).toEqual([accept, 200, expected]);
      expect(headers.get('vary')).toBe('Origin, Accept');
    }
  });

  it('of Markdown contain its text', async () => {
    const drawn = await draw({ config: { displayType: 'markdown', markdown: '# Runbook\n\n- call *us*' } }, SVG);
    expect([drawn.status, drawn.type?.split(';')[0]]).toEqual([200, SVG]);
    expect(drawn.text).toContain('Runbook');
  });

  it('have the name of the tile, and the size, theme and time zone of the request', async () => {
    const tile = { name: 'Payments <1>', ...line({ groupBy: 'ServiceName' }) };
    const query = '?width=400&height=200&theme=dark&timeZone=Asia/Kathmandu';
    const { text: svg } = await draw(tile, SVG, query);
    expect(svg).toMatch(/^<svg [^>]*width="400" height="200"/);
    expect(svg).toContain('<title>Payments &lt;1></title>');
    expect(svg).toContain('&lt;b>&amp;');
    expect(svg).not.toBe((await draw(tile, SVG, query.replace('dark', 'light'))).text);
    // Nepal is 5 hours and 45 minutes ahead of UTC.
    const inNepal = new Date(start + 345 * MINUTE).toISOString().slice(11, 16);
    expect(svg).toContain(`>${inNepal}</text>`);
  });

  it('of a stored tile contain its name and the chart behind its number', async () => {
    const config = { displayType: 'number', sourceId, select };
    const tile = { name: 'Paid', x: 0, y: 0, w: 4, h: 4 };
    const charted = { ...config, backgroundChart: { type: 'area' } };
    const tiles = [
      { ...tile, config },
      { ...tile, x: 4, name: 'Paid over time', config: charted },
    ];
    const created = await api.create('/dashboards', dashboard(...tiles));
    const [plain, withChart] = await Promise.all(
      created.tiles.map(
        async ({ id }: { id: string }) => (await draw({ dashboardId: created.id, tileId: id }, SVG)).text,
      ),
    );
    expect(plain).toContain('<title>Paid</title>');
    expect(withChart).toContain('<title>Paid over time</title>');
    expect([plain, withChart].map((svg) => svg.includes('<path'))).toEqual([false, true]);
  });

  it('of a number with a formula contain the formula over time', async () => {
    const operands = [{ ...select[0], where: 'ServiceName:checkout' }, { aggFn: 'count' }];
    const config = { displayType: 'number', sourceId, select: operands, backgroundChart: { type: 'line' } };
    const pathOf = async (expression: string) => {
      const { text } = await draw({ config: { ...config, formulas: [{ expression }] } }, SVG);
      return /<path [^>]*d="([^"]*)"/.exec(text)?.[1];
    };
    // The first formula falls from 1 to 0, the second one rises from 0 to 1.
    const [falling, rising] = await Promise.all([pathOf('A'), pathOf('B - A')]);
    expect(falling).toMatch(/^m/);
    expect(rising).toMatch(/^m/);
    expect(rising).not.toBe(falling);
  });

  it('in PNG have the requested size', async () => {
    const response = await fetch(`${api.url}${api.root}/charts/query?width=300&height=100`, {
      method: 'POST',
      headers: { authorization: api.authorization, accept: 'image/png', 'content-type': 'application/json' },
      body: JSON.stringify(request(line())),
    });
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The header of a PNG file has the width and the height at these positions.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 100]);
  });

  // Both deployments have the same limit, so one of them is tested.
  it.runIf(deployment === 'open-source')(
    'as PNG and of Markdown are rejected while eight are in progress',
    async () => {
      const markdown = { config: { displayType: 'markdown', markdown: '# Runbook' } };
      for (const [tile, accept] of [
        [line(), 'image/png'],
        [markdown, SVG],
      ] as const) {
        const responses = await Promise.all(Array.from({ length: 24 }, () => draw(tile, accept)));
        const rejected = responses.filter(({ status }) => status === 429);
        expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
        for (const { headers, message } of rejected) {
          expect(headers.get('retry-after')).toBe('5');
          expect(message).toContain('The limit of 8 PNG and Markdown pictures in progress is reached.');
        }
        expect((await draw(tile, accept)).status).toBe(200);
      }
    },
  );

  it('with an invalid parameter are rejected with JSON that locates it', async () => {
    for (const [query, path, message] of [
      ['?width=79', 'width', 'expected'],
      ['?height=2001', 'height', 'expected'],
      ['?theme=blue', 'theme', 'light'],
      ['?timeZone=Mars/Olympus', 'timeZone', 'expected an IANA time zone such as Europe/Berlin'],
      ['?colour=red', 'colour', 'unknown'],
    ] as const) {
      const { status, issues } = await draw(line(), SVG, query);
      expect([query, status]).toEqual([query, 400]);
      expect(issues).toEqual([expect.objectContaining({ in: 'query', path: [path] })]);
      expect(issues[0]?.message).toContain(message);
    }
  });

  it('of a tile with an unknown source are rejected with 404', async () => {
    const { status, message } = await draw({ config: { displayType: 'line', sourceId: 'f'.repeat(24), select } }, SVG);
    expect([status, message]).toEqual([404, 'No source has the sourceId of the tile.']);
  });
});
