import type { Keyword } from '../rule.ts';

/** `exclusiveMinimum` and `exclusiveMaximum`. */
export const exclusive: Keyword = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, value, walker) => {
  if (typeof value !== 'number') return;
  const bounds = [
    exclusiveMinimum === undefined ? boundText('at least', minimum) : boundText('more than', exclusiveMinimum),
    exclusiveMaximum === undefined ? boundText('at most', maximum) : boundText('less than', exclusiveMaximum),
  ];
  const text = `expected ${bounds.flat().join(' and ')}`;
  const low = exclusiveMinimum ?? -Infinity;
  const high = exclusiveMaximum ?? Infinity;
  if (value <= low) walker.report('exclusiveMinimum', text, value, low);
  if (value >= high) walker.report('exclusiveMaximum', text, value, high);
};

function boundText(words: string, bound = Infinity): string[] {
  return Number.isFinite(bound) ? [`${words} ${bound}`] : [];
}
