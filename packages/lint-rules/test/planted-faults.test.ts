import { describe, expect, it } from 'vitest';
import { rules } from '../src/rules.ts';
import { changedContent, type Fault, placeOf } from './planted/fault.ts';
import { faults } from './planted/faults.ts';
import { lintSpecs } from './planted/lint-specs.ts';

describe('our own specs', () => {
  it.each(['open-source', 'managed'] as const)('have no issues: %s', async (api) => {
    expect(await lintSpecs(api, {}, 'all')).toEqual([]);
  });

  it('have a planted issue for every rule', () => {
    expect([...new Set(faults.map(({ rule }) => rule))].sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(faults)('reveal a planted issue of $rule with file and line', async (fault) => {
    const reported = await lintSpecs(fault.api, { [fault.file]: changedContent(fault) });
    const reportedPlaces = reported.filter(({ rule }) => rule === fault.rule).map(({ place }) => place);
    expect(reportedPlaces, JSON.stringify(reported, null, 2)).toContain(placeOf(fault));
  });

  it('reveal an invalid example through a rule of Redocly', async () => {
    const fault: Fault = {
      rule: 'no-invalid-media-type-examples',
      api: 'open-source',
      file: 'shared/examples/createAlert.yaml',
      from: 'interval: 1h',
      to: 'interval: 2h',
    };
    const reported = await lintSpecs(fault.api, { [fault.file]: changedContent(fault) }, 'all');
    expect(reported.map(({ rule, place }) => `${rule} ${place}`)).toContain(`${fault.rule} ${placeOf(fault)}`);
  });
});
