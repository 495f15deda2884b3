import { describe, expect, it } from 'vitest';
import { themeOf } from '../src/index.ts';

type Color = readonly [number, number, number];

/** Returns the linear RGB components of a color, 0 to 1. */
function linear(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Returns the contrast ratio of two colors, as defined by WCAG 2. */
function contrast(a: string, b: string): number {
  const [first, second] = [a, b].map((hex) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The matrix of each vision, which converts linear RGB components to those that the eye sees. Normal vision has the identity matrix. The
 * other matrices are for an eye without one kind of cone (Machado et al., 2009).
 */
const VISIONS: Readonly<Record<string, readonly Color[]>> = {
  'normal vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns a color, as a vision perceives it, in OKLab. Distances in OKLab match perceived differences. */
function toOklab(hex: string, vision: readonly Color[]): Color {
  const color = linear(hex);
  const [red, green, blue] = vision.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, index) => sum + part * (color[index] ?? 0), 0),
      ),
    ),
  ) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function distance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns the smallest distance between two of the colors. */
function smallestDistance(colors: readonly Color[]): number {
  return Math.min(...colors.flatMap((a, index) => colors.slice(0, index).map((b) => distance(a, b))));
}

const SERIES = ['blue', 'orange', 'cyan', 'pink', 'purple', 'green', 'brown', 'light-blue', 'red', 'gray'] as const;

describe.each(['light', 'dark'] as const)('the palette of the theme %s', (name) => {
  const { palette, background, text, muted, sequence } = themeOf(name);

  it.each(Object.keys(VISIONS))('has different colors with %s', (vision) => {
    const colors = SERIES.map((series) => toOklab(palette[series], VISIONS[vision] ?? []));
    // A distance of 0.02 is just noticeable. The first four colors are further apart than all ten.
    expect(smallestDistance(colors)).toBeGreaterThan(0.065);
    expect(smallestDistance(colors.slice(0, 4))).toBeGreaterThan(0.15);
  });

  it('has a contrast of at least 3 for shapes and 4.5 for text', () => {
    for (const color of Object.values(palette)) expect(contrast(color, background), color).toBeGreaterThanOrEqual(3);
    // Links and the wildcards of log patterns are blue.
    for (const color of [text, muted, palette.blue])
      expect(contrast(color, background), color).toBeGreaterThanOrEqual(4.5);
  });

  it('has heatmap colors with visible steps, and a last color with a contrast above 10', () => {
    const lightness = sequence.map((color) => toOklab(color, VISIONS['normal vision'] ?? [])[0]);
    const direction = name === 'light' ? -1 : 1;
    for (let index = 1; index < lightness.length; index += 1) {
      expect(((lightness[index] ?? 0) - (lightness[index - 1] ?? 0)) * direction, sequence[index]).toBeGreaterThan(
        0.03,
      );
    }
    expect(contrast(sequence.at(-1) ?? '', background)).toBeGreaterThan(10);
  });
});
