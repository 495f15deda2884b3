import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import { PLUGIN_ID, presets } from '../src/presets.ts';
import { rules } from '../src/rules.ts';

function namesIn(preset: string) {
  return Object.keys(presets[preset]?.rules ?? {});
}
function ownRules(preset: string) {
  return namesIn(preset).filter((name) => name.startsWith('observability-api/'));
}

describe('the presets', () => {
  it('are `minimal`, `recommended` and `all`, each with the rules of the one before it', () => {
    expect(Object.keys(presets)).toEqual(['minimal', 'recommended', 'all']);
    expect(namesIn('recommended')).toEqual(expect.arrayContaining(namesIn('minimal')));
    expect(namesIn('all')).toEqual(expect.arrayContaining(namesIn('recommended')));
  });

  it('have all rules of the plugin in `all`, fewer in `recommended`, and the fewest in `minimal`', () => {
    expect(ownRules('all').sort()).toEqual(
      Object.keys(rules)
        .map((name) => `observability-api/${name}`)
        .sort(),
    );
    expect(ownRules('minimal').length).toBeLessThan(ownRules('recommended').length);
    expect(ownRules('recommended').length).toBeLessThan(ownRules('all').length);
  });

  it('use the rules of Redocly to validate examples', () => {
    expect(namesIn('minimal')).toContain('no-invalid-media-type-examples');
    expect(namesIn('minimal')).toContain('no-invalid-schema-examples');
    expect(namesIn('minimal')).toContain('no-invalid-parameter-examples');
  });

  it('reject a path with an HTTP verb as a separate word in the preset `recommended`', async () => {
    const config = await createConfig({ plugins: [plugin()], extends: [`${PLUGIN_ID}/recommended`] });
    const source = 'openapi: 3.1.0\npaths:\n  /widgets: {}\n  /get-things: {}\n';
    const issues = await lintFromString({ source, config, absoluteRef: '/openapi.yaml' });
    const verbIssues = issues.filter(({ ruleId }) => ruleId === 'no-http-verbs-in-paths');
    expect(verbIssues.map(({ message }) => message)).toEqual(['path `/get-things` should not contain http verb get']);
  });
});
