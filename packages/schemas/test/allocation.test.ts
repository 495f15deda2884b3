import { describe, expect, it } from 'vitest';
import { Alert, Dashboard, PipeSettings } from '../src/index.ts';
import { readComponents } from './differential/components.ts';
import { copy } from './differential/mutate.ts';
import { ajvOracle } from './differential/oracle.ts';
import { Random } from './differential/random.ts';
import { sample } from './differential/sample.ts';

const components = await readComponents();

/** Returns a valid document of a component. */
function validDocument(name: string, isFit: (text: string) => boolean = () => true): unknown {
  const { json } = components.find((component) => component.name === name) ?? { json: {} };
  const oracle = ajvOracle(json);
  const random = new Random(7);
  for (let attempt = 0; attempt < 8_000; attempt++) {
    const document = sample(json, json, random);
    if (oracle.accepts(document) && isFit(JSON.stringify(document))) return document;
  }
  throw new Error(`Expected to generate a valid document of ${name} in 8,000 attempts.`);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

describe('a guard', () => {
  it.each([
    ['Dashboard', Dashboard],
    ['Alert', Alert],
    ['PipeSettings', PipeSettings],
  ] as const)('does not allocate to accept a valid %s', (name, { is }) => {
    // A leap second is checked with a copy of the string.
    const document = validDocument(name, (text) => !/:60(?:\.\d+)?(?:Z|[+-])/i.test(text));
    // V8 optimizes the guard in these calls.
    for (let count = 0; count < 20_000; count++) is(document);
    const calls = 10_000;
    let minimum = Number.POSITIVE_INFINITY;
    for (let trial = 0; trial < 10; trial++) {
      const before = process.memoryUsage().heapUsed;
      for (let count = 0; count < calls; count++) is(document);
      const grown = process.memoryUsage().heapUsed - before;
      // A garbage collection in between makes the difference negative.
      if (grown >= 0) minimum = Math.min(minimum, grown);
    }
    // The engine may box a few numbers. One array or closure per property or item would be far more.
    expect(minimum / calls).toBeLessThan(128);
  });

  it('does not modify the value', () => {
    for (const { name, validator } of components) {
      const document = validDocument(name);
      const before = copy(document);
      freeze(document);
      expect(validator.is(document), name).toBe(true);
      expect(validator.check(document), name).toEqual([]);
      expect(document).toEqual(before);
    }
  });
});

describe('check', () => {
  it('reports at most maxIssues, and at least one for an invalid value', () => {
    const tiles = Array.from({ length: 200 }, () => 0);
    const invalid = { ...(validDocument('Dashboard') as object), tiles };
    expect(Dashboard.check(invalid)).toHaveLength(50);
    expect(Dashboard.check(invalid, { maxIssues: 3 })).toHaveLength(3);
    expect(Dashboard.check(invalid, { maxIssues: 0 })).toHaveLength(1);
    expect(Dashboard.check(invalid, { maxIssues: 1000 }).length).toBeGreaterThan(199);
  });
});
