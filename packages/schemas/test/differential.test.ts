import { afterAll, describe, expect, it } from 'vitest';
import type { ValidationIssue } from '../src/index.ts';
import { toPointer } from '../src/index.ts';
import { type Component, closedJson, readComponents } from './differential/components.ts';
import { longLetter, mutateCopy } from './differential/mutate.ts';
import { ajvOracle, breaksAjv, type Oracle } from './differential/oracle.ts';
import { Random } from './differential/random.ts';
import { sample } from './differential/sample.ts';

/** Number of documents; half of them are the same in every run. */
const total = 52_000;
/** The maximum number of random documents that are created to find valid ones for a component. Most of them are invalid. */
const attempts = 8_000;
const fixedSeed = 20_260_112;
const { DIFFERENTIAL_SEED: givenSeed } = process.env;
const randomSeed = givenSeed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(givenSeed);

const components = await readComponents();
/** Number of documents per component and seed. */
const share = Math.ceil(total / components.length / 2);
const tally = { documents: 0, valid: 0, pointers: 0 };

console.info(`differential: fixed seed ${fixedSeed}, random seed DIFFERENTIAL_SEED=${randomSeed}`);

/** Returns random valid documents of a component. */
function validDocuments({ name, json }: Component, oracle: Oracle, random: Random): unknown[] {
  const found: unknown[] = [];
  for (let attempt = 0; attempt < attempts && found.length < 24; attempt++) {
    const document = sample(json, json, random);
    if (oracle.accepts(document)) found.push(document);
  }
  if (found.length < 3) throw new Error(`Expected at least 3 valid documents of ${name} in ${attempts} attempts.`);
  return found;
}

/** Throws an error with the data that reproduces the case. */
function fail(component: Component, document: unknown, seed: number, verdicts: object): never {
  const documentText = JSON.stringify(document) ?? String(document);
  throw new Error(
    `${component.name}, DIFFERENTIAL_SEED=${seed}\nverdicts: ${JSON.stringify(verdicts)}\ndocument: ${documentText}`,
  );
}

/** Returns an error message if an issue has a wrong location, or if it quotes too much of the document. */
function issueError({ pointer, path, code, message }: ValidationIssue, document: unknown): string | undefined {
  if (pointer !== toPointer(path)) return `${pointer} is not the path ${JSON.stringify(path)}`;
  if (message.split(longLetter).length - 1 > 64) return `the message at ${pointer} repeats too much`;
  let value = document;
  for (const [index, key] of path.entries()) {
    if (typeof value !== 'object' || value === null) return `${pointer} does not exist in the document`;
    if (!Object.hasOwn(value, key)) {
      const last = index === path.length - 1;
      return last && ['required', 'condition'].includes(code) ? undefined : `${pointer} does not exist in the document`;
    }
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return undefined;
}

function compare(component: Component, oracle: Oracle, strictOracle: Oracle, seed: number): void {
  const { validator, guard, withoutGuard } = component;
  const random = new Random(seed);
  const strict = validator.strict;
  const valid = validDocuments(component, oracle, random);
  for (let count = 0; count < share; count++) {
    const base = random.pick(valid);
    let document = random.oneIn(20) ? base : mutateCopy(base, random);
    while (breaksAjv(document)) document = mutateCopy(base, random);
    const issues = validator.check(document);
    const verdicts = {
      ajv: oracle.accepts(document),
      guard: guard(document),
      is: validator.is(document),
      check: issues.length === 0,
      withoutGuard: withoutGuard.check(document).length === 0,
    };
    if (new Set(Object.values(verdicts)).size > 1) fail(component, document, seed, { ...verdicts, issues });
    const strictVerdicts = {
      ajv: strictOracle.accepts(document),
      is: strict.is(document),
      check: strict.check(document).length === 0,
    };
    if (new Set(Object.values(strictVerdicts)).size > 1) {
      fail(component, document, seed, { strict: strictVerdicts, issues: strict.check(document) });
    }
    for (const issue of issues) {
      const error = issueError(issue, document);
      if (error !== undefined) fail(component, document, seed, { error, issue });
    }
    if (issues.length > 50) fail(component, document, seed, { issues: issues.length });
    tally.documents++;
    if (verdicts.ajv) tally.valid++;
    else if (count % 4 === 0) comparePointers(component, oracle, document, seed);
  }
}

/** Checks that the validator and Ajv report the same locations. Skips documents with a failed union or with many locations. */
function comparePointers(component: Component, oracle: Oracle, document: unknown, seed: number): void {
  const oraclePointers = oracle
    .pointers(document)
    ?.filter((pointer) => !isArrayWithDuplicates(pointer, component, document));
  if (oraclePointers === undefined || oraclePointers.length > 40) return;
  const issues = component.validator.check(document, { maxIssues: 1000 });
  const pointers = [
    ...new Set(issues.filter(({ code }) => code !== 'uniqueItems').map(({ pointer }) => pointer)),
  ].sort();
  tally.pointers++;
  if (JSON.stringify(pointers) !== JSON.stringify(oraclePointers))
    fail(component, document, seed, { ours: pointers, ajv: oraclePointers, issues });
}

/**
 * Returns true for the location of an array with duplicates, if the validator reports no issue at this location. Ajv reports the array, and
 * the validator reports the item.
 */
function isArrayWithDuplicates(location: string, { validator }: Component, document: unknown): boolean {
  const issues = validator.check(document, { maxIssues: 1000 });
  const lists = issues.filter(({ code }) => code === 'uniqueItems').map(({ path }) => toPointer(path.slice(0, -1)));
  return lists.includes(location) && !issues.some(({ pointer }) => pointer === location);
}

describe('validator, guard, issue collector and Ajv', () => {
  it.each(components.map((component) => [component.name, component] as const))('agree on %s', (_name, component) => {
    // Both seeds use these oracles: Ajv takes longer to compile a schema than to validate the documents of a seed.
    const oracle = ajvOracle(component.json);
    const strictOracle = ajvOracle(closedJson(component.json));
    for (const seed of [fixedSeed, randomSeed]) compare(component, oracle, strictOracle, seed);
  });

  afterAll(() => {
    console.info(
      `differential: ${tally.documents} documents, ${tally.valid} of them valid; locations compared ${tally.pointers} times`,
    );
  });

  it('are compared on enough valid and invalid documents', () => {
    expect(tally.documents).toBeGreaterThanOrEqual(50_000);
    expect(tally.valid / tally.documents).toBeGreaterThan(0.1);
    expect(tally.valid / tally.documents).toBeLessThan(0.7);
    expect(tally.pointers).toBeGreaterThan(1000);
  });
});
