import type { Plugin, RuleConfig } from '@redocly/openapi-core';
import { builtIns } from './built-ins.ts';
import { type PresetName, rules } from './rules.ts';

/** What stands before the name of a rule or preset in `redocly.yaml`. */
export const pluginId = 'observability-api';

const order: readonly PresetName[] = ['minimal', 'recommended', 'all'];

/** The presets; each has the rules of those before it, and what Redocly itself brings for the same purpose. */
export const presets: NonNullable<Plugin['configs']> = Object.fromEntries(
  order.map((preset, index) => {
    const listed = Object.entries(rules).filter(([, rule]) => order.indexOf(rule.preset) <= index);
    const own: Record<string, RuleConfig> = Object.fromEntries(
      listed.map(([name]) => [`${pluginId}/${name}`, 'error']),
    );
    const switchedOn: Record<string, RuleConfig> = { ...builtIns[preset], ...own };
    return [preset, { rules: switchedOn }];
  }),
);
