import { createConfig, lintFromString, type RuleConfig } from '@redocly/openapi-core';
import plugin from '../src/index.ts';
import { PLUGIN_ID } from '../src/presets.ts';

/** Returns the issues of one rule in a document, as `pointer: message`. */
export async function lint(rule: string, source: string, options: object = {}): Promise<string[]> {
  const rules: Record<string, RuleConfig> = { [`${PLUGIN_ID}/${rule}`]: { severity: 'error', ...options } };
  const config = await createConfig({ plugins: [plugin()], rules });
  const issues = await lintFromString({ source, config, absoluteRef: '/openapi.yaml' });
  return issues.map(({ location: [place], message }) => `${place?.pointer}: ${message}`);
}
