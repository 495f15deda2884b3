import { rule } from '../../rule.ts';

const defaults = { maxLength: 60 };

/** Requires a summary to start with a capitalized verb, to be short and unique, and to have no full stop. */
export const summaryStyle = rule(
  'summary-style',
  ({ endpoints, deliveries, report, options }) => {
    const titles = new Map<string, string>();
    for (const { node, location, title } of [...endpoints, ...deliveries]) {
      if (node.summary === undefined) {
        report(`Expected \`${title}\` to have a summary.`, location, 'onKey');
        continue;
      }
      const { summary } = node;
      const place = location.child('summary');
      const other = titles.get(summary);
      titles.set(summary, title);
      if (other !== undefined) report(`Expected a unique summary, found that of \`${other}\`.`, place);
      if (!/^[A-Z]\S* \S/.test(summary)) report(`Expected a capitalized verb and a noun, found \`${summary}\`.`, place);
      if (/[.!:]$/.test(summary))
        report(`Expected a summary without punctuation at the end, found \`${summary}\`.`, place);
      if (summary.length > options.maxLength)
        report(`Expected at most ${options.maxLength} characters, found ${summary.length}.`, place);
    }
  },
  defaults,
);
