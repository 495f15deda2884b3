import { rule } from '../../rule.ts';

const defaults = { maxLength: 60 };

/** A summary is the title of an operation: a verb and what it is done to, a few words, no full stop, one of its kind. */
export const summaryStyle = rule(
  'summary-style',
  ({ endpoints, deliveries, report, options }) => {
    const titles = new Map<string, string>();
    for (const { node, location, title } of [...endpoints, ...deliveries]) {
      if (node.summary === undefined) {
        report(`\`${title}\` needs a summary.`, location, 'onKey');
        continue;
      }
      const { summary } = node;
      const place = location.child('summary');
      const other = titles.get(summary);
      titles.set(summary, title);
      if (other !== undefined) report(`Expected a summary of its own: \`${other}\` has the same.`, place);
      if (!/^[A-Z]\S* \S/.test(summary)) report(`Expected a capitalised verb and a noun, found \`${summary}\`.`, place);
      if (/[.!:]$/.test(summary)) report('Expected no full stop at the end of a summary.', place);
      if (summary.length > options.maxLength)
        report(`Expected at most ${options.maxLength} characters, found ${summary.length}.`, place);
    }
  },
  defaults,
);
