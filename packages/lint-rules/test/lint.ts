import { createConfig, lintFromString, type RuleConfig } from '@redocly/openapi-core';
import plugin from '../src/index.ts';
import { pluginId } from '../src/presets.ts';

/** What one rule alone finds in a description: a line for each, where it is and what is expected. */
export async function lint(rule: string, source: string, options: object = {}): Promise<string[]> {
  const rules: Record<string, RuleConfig> = { [`${pluginId}/${rule}`]: { severity: 'error', ...options } };
  const config = await createConfig({ plugins: [plugin()], rules });
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.yaml' });
  return problems.map(({ location: [place], message }) => `${place?.pointer}: ${message}`);
}
