import { visitScalars } from '../../document/scalars.ts';
import { rule } from '../../rule.ts';

const defaults = { words: [] as readonly string[] };

/** Rejects the configured words in text, keys, URLs and examples. */
export const noBrandNames = rule(
  'no-brand-names',
  ({ root, options, report, context }) => {
    if (options.words.length === 0) return;
    const escaped = options.words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const brand = new RegExp(escaped.join('|'), 'i');
    visitScalars(context, root, ({ value, location, isKey }) => {
      const match = brand.exec(String(value))?.[0];
      if (match !== undefined)
        report(`Expected a neutral word, found \`${match}\`.`, location(), isKey ? 'onKey' : undefined);
    });
  },
  defaults,
);
