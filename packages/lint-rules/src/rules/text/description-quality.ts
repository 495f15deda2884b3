import { descriptionIssue } from '../../document/description-issue.ts';
import { descriptions } from '../../document/descriptions.ts';
import { rule } from '../../rule.ts';

const defaults = { minWords: 3 };

/**
 * Requires descriptions to be sentences that add information to the name. The descriptions of operations must differ from each other, and
 * so must those of the properties of a schema, except read-only ones.
 */
export const descriptionQuality = rule(
  'description-quality',
  ({ root, endpoints, webhooks, shapes, report, options, context }) => {
    const seen = new Map<object, Map<string, string>>();
    for (const { text, name, location, owner } of descriptions(
      root,
      context.location,
      [...endpoints, ...webhooks],
      shapes,
    )) {
      const place = () => (text === undefined ? location : location.child('description'));
      const issue = descriptionIssue(text, name, options.minWords);
      if (issue) report(issue, place(), text === undefined ? 'onKey' : undefined);
      if (!owner || !text) continue;
      const texts = seen.get(owner) ?? new Map<string, string>();
      seen.set(owner, texts);
      const other = texts.get(text);
      if (other)
        report(
          `Expected a description that distinguishes \`${name}\` from \`${other}\`, found the same text.`,
          place(),
        );
      else texts.set(text, name);
    }
  },
  defaults,
);
