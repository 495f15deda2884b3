import type { VNode } from 'preact';
import { pluralize, truncatedText } from '../accessible/description.ts';
import { type EventPattern, eventPatternsOf } from '../data/event-patterns.ts';
import { roundToTenth } from '../draw/compact-path.ts';
import { svg } from '../draw/svg.ts';
import { createFormat, shareText } from '../format/number-format.ts';
import { type Drawing, message, NO_DATA } from '../parts/frame.ts';
import { moreText } from '../parts/legend.ts';
import { type Scene, TEXT_SIZE } from '../scene.ts';
import { boldWidth, MONOSPACE, monospaceWidth, textWidth, truncateEnd } from '../text.ts';

const ROW = 24;
const NUMBER = createFormat();
const SHORT_NUMBER = createFormat({ average: true });
const BAR_WIDTH = 64;
/** The minimum width of a list with shares, in pixels. A narrower list also abbreviates the counts. */
const MIN_WIDTH_WITH_SHARES = 260;
/** The minimum width of a list with bars, in pixels. */
const MIN_WIDTH_WITH_BARS = 420;

/** Draws patterns of events with their counts and shares. */
export function patternList(scene: Scene): Drawing {
  const { result, body, theme } = scene;
  const patterns = eventPatternsOf(result);
  const [first] = patterns;
  if (!first) return { description: 'Event patterns. No data.', content: message(scene, NO_DATA) };

  const mostFrequent = patterns.reduce((a, b) => (b.count > a.count ? b : a));
  const leastFrequent = patterns.reduce((a, b) => (b.count < a.count ? b : a));
  const text = ({ pattern, count }: EventPattern) =>
    `${truncateEnd(pattern, 500, TEXT_SIZE)} (${NUMBER.value(count)} ${count === 1 ? 'event' : 'events'})`;
  const description = `${pluralize(patterns.length, 'event pattern', 'event patterns')}. Most frequent: ${text(mostFrequent)}. Least frequent: ${text(leastFrequent)}.${truncatedText(result.truncated)}`;

  // The last row contains the number of hidden patterns. A list with only one row shows a pattern instead.
  const fitting = Math.max(1, Math.floor(body.height / ROW));
  const shown = patterns.length <= fitting ? patterns : patterns.slice(0, Math.max(1, fitting - 1));
  const hidden = patterns.length - shown.length;
  const isNarrow = body.width < MIN_WIDTH_WITH_SHARES;
  const counts = shown.map(({ count }) => (isNarrow ? SHORT_NUMBER : NUMBER).value(count));
  const countWidth = Math.max(...counts.map((count) => boldWidth(count, TEXT_SIZE)));
  const percents = shown.map(({ share }) => shareText(share));
  const percentWidth = Math.max(...percents.map((percent) => textWidth(percent, TEXT_SIZE)));
  const showsBars = body.width >= MIN_WIDTH_WITH_BARS;
  const barX = body.x + countWidth + 12;
  const percentEnd = showsBars ? barX + BAR_WIDTH + 8 + percentWidth : barX + percentWidth;
  const patternX = isNarrow ? barX : percentEnd + 16;
  const widest = shown.reduce((maximum, { share }) => Math.max(maximum, share), 0);
  return {
    description,
    content: [
      shown.map(({ pattern, share }, index) => {
        const y = Math.round(body.y + index * ROW + 16);
        const width = widest > 0 ? (share / widest) * BAR_WIDTH : 0;
        return [
          svg(
            'text',
            { x: Math.round(body.x + countWidth), y, 'text-anchor': 'end', 'font-weight': 600 },
            counts[index],
          ),
          showsBars
            ? svg('rect', { x: Math.round(barX), y: y - 9, width: BAR_WIDTH, height: 10, rx: 2, fill: theme.raised })
            : null,
          showsBars && width > 0
            ? svg('rect', {
                x: Math.round(barX),
                y: y - 9,
                width: roundToTenth(Math.max(1, width)),
                height: 10,
                rx: 2,
                fill: theme.palette.blue,
              })
            : null,
          isNarrow
            ? null
            : svg('text', { x: Math.round(percentEnd), y, 'text-anchor': 'end', fill: theme.muted }, percents[index]),
          patternText(scene, pattern, Math.round(patternX), y, body.x + body.width - patternX),
        ];
      }),
      hidden > 0 && fitting > 1
        ? svg(
            'text',
            { x: Math.round(patternX), y: Math.round(body.y + shown.length * ROW + 16), fill: theme.muted },
            moreText(hidden),
          )
        : null,
    ],
  };
}

/** Draws a pattern. Its wildcards have another color. */
function patternText({ theme }: Scene, pattern: string, x: number, y: number, width: number): VNode {
  const shown = truncateEnd(pattern, width, TEXT_SIZE, monospaceWidth);
  const parts = shown.split(/(<\*>)/).filter((part) => part !== '');
  return svg(
    'text',
    { x, y, 'font-family': MONOSPACE, 'xml:space': 'preserve' },
    parts.map((part) => (part === '<*>' ? svg('tspan', { fill: theme.palette.blue }, part) : svg('tspan', null, part))),
  );
}
