import type { Plugin } from '@redocly/openapi-core';
import { samples } from './decorators/samples.ts';
import { version } from './decorators/version.ts';
import { PLUGIN_ID, presets } from './presets.ts';
import { rules } from './rules.ts';

/** Returns the Redocly plugin, for `plugins: ['@observability-api/lint-rules']`. */
export default function plugin(): Plugin {
  return {
    id: PLUGIN_ID,
    configs: presets,
    rules: { oas3: Object.fromEntries(Object.entries(rules).map(([name, { rule }]) => [name, rule])) },
    decorators: { oas3: { samples, version } },
  };
}
