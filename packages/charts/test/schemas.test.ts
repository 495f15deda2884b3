import type * as schemas from '@observability-api/schemas';
import chartColor from '@observability-api/schemas/json/chart-color';
import numericUnit from '@observability-api/schemas/json/numeric-unit';
import { expect, expectTypeOf, it } from 'vitest';
import { type ColorRule, createFormat, type NumberFormat, type QueryResult, type Tile, themeOf } from '../src/index.ts';

it('a chart accepts the tiles and results of the API without conversion', () => {
  expectTypeOf<schemas.Tile>().toExtend<Tile>();
  expectTypeOf<schemas.TileInput>().toExtend<Tile>();
  expectTypeOf<schemas.TileResult>().toExtend<QueryResult>();
  expectTypeOf<schemas.NumberFormat>().toExtend<NumberFormat>();
  expectTypeOf<schemas.ColorRule>().toExtend<ColorRule>();
});

it.each(numericUnit.enum)('a number format has a symbol for the numeric unit %s', (unit) => {
  const { value } = createFormat({ numericUnit: unit });
  expect(value(3)).toMatch(/^3 \D+$/);
});

it('the palette of the light theme has all colors of the API and no others', () => {
  const names = Object.keys(themeOf('light').palette).map((name) => `chart-${name}`);
  expect(names.sort()).toEqual([...chartColor.enum].sort());
});
