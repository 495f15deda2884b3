import type { KeywordContext, Rule } from '../rule.ts';

/** Checks `exclusiveMinimum` and `exclusiveMaximum`. */
export function exclusive(rule: Rule, value: unknown, collector: KeywordContext): void {
  if (typeof value !== 'number') return;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rule;
  const bounds = [
    exclusiveMinimum === undefined ? boundText('at least', minimum) : boundText('more than', exclusiveMinimum),
    exclusiveMaximum === undefined ? boundText('at most', maximum) : boundText('less than', exclusiveMaximum),
  ];
  const text = `expected ${bounds.flat().join(' and ')}`;
  const low = exclusiveMinimum ?? -Infinity;
  const high = exclusiveMaximum ?? Infinity;
  if (value <= low) collector.report('exclusiveMinimum', text, value, low);
  if (value >= high) collector.report('exclusiveMaximum', text, value, high);
}

function boundText(comparison: string, bound = Infinity): string[] {
  return Number.isFinite(bound) ? [`${comparison} ${bound}`] : [];
}
