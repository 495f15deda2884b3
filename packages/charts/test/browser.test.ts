import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasChromium, launch, openPage } from '@observability-api/docs/chromium';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../gallery/samples.ts';
import { renderChart } from '../src/render.ts';
import { FONT } from '../src/text.ts';
import { DISPLAY_TYPES, resultOf } from './support/results.ts';

const SIZES = [
  [160, 200],
  [160, 120],
  [220, 150],
  [320, 200],
  [480, 260],
  [800, 320],
  [2000, 600],
] as const;

const LONG = 'a very long name of a service, a tile or a group, with-many-parts/and_separators';
const NUMBERS = [
  [0],
  [1, 2, 3],
  [-5, 5],
  [1e300, 1],
  [1e-9, 2e-9],
  [123_456_789.123, 987_654_321],
  [0.1, 0.2, 0.3],
] as const;

describe.runIf(hasChromium('charts in a browser'))('in a browser', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  const requests: string[] = [];

  beforeAll(async () => {
    browser = await launch();
    page = await openPage(browser);
    await page.setContent(`<!doctype html><title>charts</title><style>${await fontFaces()}</style>`);
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    page.on('request', (request) => requests.push(request.url()));
  });
  afterAll(() => browser.close());

  it.each(SIZES)('no text overlaps other text or leaves the picture at %d x %d', async (width, height) => {
    const pictures = [
      ...Object.entries(samples()).map(([name, sample]) => ({ name, svg: renderChart({ ...sample, width, height }) })),
      ...DISPLAY_TYPES.flatMap((displayType) =>
        NUMBERS.map((numbers) => ({
          name: `${displayType} of ${numbers.join(', ')}`,
          svg: renderChart({
            tile: { name: LONG, config: { select: [{}], groupByColumnsOnLeft: true } },
            result: resultOf(
              displayType,
              [LONG, `${LONG} 2`, 'short', null, 'W'.repeat(60), '日本語'.repeat(20)],
              numbers,
            ),
            width,
            height,
          }),
        })),
      ),
    ];
    const issues = await page.evaluate((charts) => {
      const errors: string[] = [];
      for (const { name, svg } of charts) {
        document.body.innerHTML = svg;
        const frame = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        const texts = [...document.querySelectorAll('text')].map((text) => ({
          text: text.textContent,
          box: text.getBoundingClientRect(),
        }));
        for (const [index, { text, box }] of texts.entries()) {
          // The box of a text includes the space above and below its letters.
          const isInside =
            box.left >= frame.left - 1 &&
            box.right <= frame.right + 1 &&
            box.top >= frame.top - 1 &&
            box.bottom <= frame.bottom + 3;
          if (!isInside) errors.push(`${name}: "${text}" leaves the picture`);
          for (const other of texts.slice(0, index)) {
            const horizontal = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const vertical = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (horizontal > 1 && vertical > 4) errors.push(`${name}: "${text}" overlaps "${other.text}"`);
          }
        }
      }
      return errors;
    }, pictures);
    expect(issues).toEqual([]);
  });

  it.each(Object.keys(samples()))('hydration changes nothing in %s', async (name) => {
    const sample = samples()[name];
    if (!sample) throw new Error(`Expected a sample ${name}.`);
    const props = { ...sample, width: 480, height: 260 };
    if (!(await page.evaluate(() => 'hydrateChart' in window)))
      await page.addScriptTag({ content: await hydrationScript(), type: 'module' });
    const { before, after, changes } = await page.evaluate(
      (markup, chartProps) => window.hydrateChart(markup, chartProps),
      renderChart(props),
      props,
    );
    expect(after).toBe(before);
    expect(changes).toBe(0);
  });

  it('hostile names load nothing', async () => {
    requests.length = 0;
    const texts = [
      '"><image href="https://attacker.example/x.png"/>',
      '<script>fetch("https://attacker.example")</script>',
      '![a](https://attacker.example/x.png)',
    ];
    const pictures = DISPLAY_TYPES.flatMap((displayType) =>
      texts.map((text) =>
        renderChart({ tile: { name: text }, result: resultOf(displayType, [text], [1]), width: 300, height: 200 }),
      ),
    );
    await page.evaluate(async (charts) => {
      for (const svg of charts) {
        document.body.innerHTML = svg;
        await new Promise(requestAnimationFrame);
      }
    }, pictures);
    expect(requests).toEqual([]);
  });
});

/** Returns style rules that replace the first font of charts with Arimo, which has the widths of Arial. The machine may lack Arial. */
async function fontFaces(): Promise<string> {
  const rules = [400, 700].map(async (weight) => {
    const file = import.meta.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
    const data = await readFile(fileURLToPath(file), 'base64');
    return `@font-face { font-family: ${FONT.split(',')[0]}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
  });
  return (await Promise.all(rules)).join('\n');
}

/** Bundles the script that hydrates charts. */
async function hydrationScript(): Promise<string> {
  const input = fileURLToPath(new URL('./support/hydrate.browser.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}
