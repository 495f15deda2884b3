import { join } from 'node:path';
import { launch } from '@observability-api/docs/chromium';
import { buildTime } from '../docs/build.ts';
import { gates, type PageFigures } from '../docs/gates.ts';
import { host } from '../docs/host.ts';
import { type Paint, paint } from '../docs/paint.ts';
import { weight } from '../docs/weight.ts';
import { isMet, verdicts } from '../gate.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Suite } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';

const pages = ['index.html', 'managed/authentication.html', 'managed/dashboards.html', 'managed/alerts.html'];
const legend = `The page over the wire with its styles and scripts, and how much later than an empty page it is painted and has run its scripts,
in Chromium, never visited before, rounds interleaved; the lower quartile counts.`;

/** `npm run bench -- docs`. */
export const docs: Suite = {
  name: 'docs',
  about: 'build, weight and first paint of the reference',
  async run({ quick, json, write }) {
    const say = (step: string) => console.error(`▸ ${step}`);
    say('Writing the reference');
    const buildMs = await buildTime(quick ? 1 : 3);
    say('Opening pages');
    const figures = await measure(quick ? 3 : 15);
    const found = gates(buildMs, figures);
    const ms = (value: number) => `${Math.round(value)} ms`;
    const table = {
      head: ['page', 'weight', 'painted later', 'interactive later', 'blocking', 'layout shift'],
      rows: figures.map(({ path, kilobytes, paintedLater, interactiveLater, blocking, shift }) => [
        path,
        `${kilobytes.toFixed(1)} kB`,
        ms(paintedLater),
        ms(interactiveLater),
        ms(blocking),
        shift.toFixed(3),
      ]),
    };
    if (json) {
      const judged = found.map((gate) => ({ ...gate, met: isMet(gate) }));
      console.log(JSON.stringify({ machine: machine(), buildMs, pages: figures, gates: judged }, null, 2));
    } else console.log(['', asText(table), '', asText(verdicts(found)), '', machine()].join('\n'));
    if (write) {
      if (quick) throw new Failed('Figures of a quick run are too rough for the README: leave out --quick or --write.');
      const section = [`Measured on ${machine()}. Written in ${ms(buildMs)}.`, asMarkdown(table), legend].join('\n\n');
      writeSection(join(root, 'packages/docs/README.md'), { suite: 'docs', title: 'What it weighs', section });
    }
    return found.every(isMet);
  },
};

async function measure(rounds: number): Promise<PageFigures[]> {
  const [browser, site] = await Promise.all([launch(), host()]);
  try {
    const paths = ['empty.html', ...pages];
    const seen = new Map<string, Paint[]>(paths.map((path) => [path, []]));
    // The first page that a browser opens is slow whatever it is.
    await paint(browser, `${site.url}empty.html`);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) seen.get(path)?.push(await paint(browser, site.url + path));
    }
    const of = (path: string, key: keyof Paint) => lowerQuartile((seen.get(path) ?? []).map((one) => one[key]));
    return await Promise.all(
      pages.map(async (path) => ({
        path,
        kilobytes: await weight(path),
        paintedLater: of(path, 'first') - of('empty.html', 'first'),
        interactiveLater: of(path, 'interactive') - of('empty.html', 'interactive'),
        blocking: of(path, 'blocking'),
        shift: of(path, 'shift'),
      })),
    );
  } finally {
    site.close();
    await browser.close();
  }
}
