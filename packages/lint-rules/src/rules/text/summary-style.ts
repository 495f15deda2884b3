import { rule } from '../../rule.ts';

const defaults = { maxLength: 60, properNouns: [] as readonly string[] };

/** Requires a summary to start with a capitalized verb, to be short, unique and in sentence case, and to end without punctuation. */
export const summaryStyle = rule(
  'summary-style',
  ({ endpoints, webhooks, report, options }) => {
    const titles = new Map<string, string>();
    for (const { node, location, title } of [...endpoints, ...webhooks]) {
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
      if (/[.!?:;,]$/.test(summary))
        report(`Expected a summary without punctuation at the end, found \`${summary}\`.`, place);
      const laterWords = summary.split(' ').slice(1);
      const word = laterWords.find(
        (candidate) => /^[A-Z][a-z]+$/.test(candidate) && !options.properNouns.includes(candidate),
      );
      if (word !== undefined) {
        const advice = `Write \`${word.toLowerCase()}\`, or list the word in \`properNouns\`.`;
        report(`Expected sentence case, found \`${summary}\`. ${advice}`, place);
      }
      if (summary.length > options.maxLength)
        report(`Expected at most ${options.maxLength} characters, found ${summary.length}.`, place);
    }
  },
  defaults,
);
