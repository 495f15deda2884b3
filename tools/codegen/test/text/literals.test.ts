import { describe, expect, it } from 'vitest';
import { Code, literalText } from '../../src/text/literal.ts';

describe('a literal', () => {
  it('is on one line if it fits', () => {
    expect(literalText({ a: [1, 'two', null], 'b-c': { d: true }, e: [], f: {} })).toBe(
      `{ a: [1, 'two', null], 'b-c': { d: true }, e: [], f: {} }`,
    );
  });

  it('is split into lines if the rest of the line is too short', () => {
    expect(literalText([1, 2], { used: 112 })).toBe('[1, 2]');
    expect(literalText([1, 2], { used: 114 })).toBe('[\n  1,\n  2,\n]');
  });

  it('contains code unchanged', () => {
    expect(literalText({ a: new Code('Thing.rule') })).toBe('{ a: Thing.rule }');
  });

  it('omits undefined members', () => {
    expect(literalText({ a: undefined, b: 1 })).toBe('{ b: 1 }');
  });

  it('has one line for each item of an array of objects with several members', () => {
    const point = { x: 1, y: 2 };
    expect(literalText([point, point], { indent: '  ' })).toBe('[\n    { x: 1, y: 2 },\n    { x: 1, y: 2 },\n  ]');
  });
});
