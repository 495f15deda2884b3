import type { Plugin, RuleConfig } from '@redocly/openapi-core';
import { builtIns } from './built-ins.ts';
import { type PresetName, rules } from './rules.ts';

/** The prefix of rules, presets and decorators in `redocly.yaml`. */
export const PLUGIN_ID = 'observability-api';

const order: readonly PresetName[] = ['minimal', 'recommended', 'all'];

/** The presets. Each includes the rules of the previous ones, and the rules of Redocly in `builtIns`. */
export const presets: NonNullable<Plugin['configs']> = Object.fromEntries(
  order.map((preset, index) => {
    const listed = Object.entries(rules).filter(([, rule]) => order.indexOf(rule.preset) <= index);
    const pluginRules: Record<string, RuleConfig> = Object.fromEntries(
      listed.map(([name]) => [`${PLUGIN_ID}/${name}`, 'error']),
    );
    const configured: Record<string, RuleConfig> = { ...builtIns[preset], ...pluginRules };
    return [preset, { rules: configured }];
  }),
);
