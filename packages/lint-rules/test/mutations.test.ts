import { describe, expect, it } from 'vitest';
import { rules } from '../src/rules.ts';
import { lintSpecs } from './mutations/lint-specs.ts';
import { changedContent, type Mutation, placeOf } from './mutations/mutation.ts';
import { mutations } from './mutations/mutations.ts';

describe('our own specs', () => {
  it.each(['open-source', 'managed'] as const)('have no issues: %s', async (api) => {
    expect(await lintSpecs(api, {}, 'all')).toEqual([]);
  });
});

describe('a mutation of our specs', () => {
  it('exists for every rule', () => {
    expect([...new Set(mutations.map(({ rule }) => rule))].sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(mutations)('is reported by $rule with file and line', async (mutation) => {
    const reported = await lintSpecs(mutation.api, { [mutation.file]: changedContent(mutation) });
    const reportedPlaces = reported.filter(({ rule }) => rule === mutation.rule).map(({ place }) => place);
    expect(reportedPlaces, JSON.stringify(reported, null, 2)).toContain(placeOf(mutation));
  });

  it('is reported by a rule of Redocly if it makes an example invalid', async () => {
    const mutation: Mutation = {
      rule: 'no-invalid-media-type-examples',
      api: 'open-source',
      file: 'shared/examples/createAlert.yaml',
      from: 'interval: 1h',
      to: 'interval: 2h',
    };
    const reported = await lintSpecs(mutation.api, { [mutation.file]: changedContent(mutation) }, 'all');
    expect(reported.map(({ rule, place }) => `${rule} ${place}`)).toContain(`${mutation.rule} ${placeOf(mutation)}`);
  });
});
