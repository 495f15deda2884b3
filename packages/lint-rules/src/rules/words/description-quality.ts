import { descriptionFault } from '../../document/description-fault.ts';
import { described } from '../../document/texts.ts';
import { rule } from '../../rule.ts';

const defaults = { minWords: 3 };

/** A description is a sentence that says more than the name does, and is not the one of the property beside it. */
export const descriptionQuality = rule(
  'description-quality',
  ({ root, endpoints, deliveries, shapes, report, options, context }) => {
    const said = new Map<object, Map<string, string>>();
    for (const { text, name, location, owner } of described(
      root,
      context.location,
      [...endpoints, ...deliveries],
      shapes,
    )) {
      const place = () => (text === undefined ? location : location.child('description'));
      const fault = descriptionFault(text, name, options.minWords);
      if (fault) report(`The description of \`${name}\` ${fault}.`, place(), text === undefined ? 'onKey' : undefined);
      if (!owner || !text) continue;
      const texts = said.get(owner) ?? new Map<string, string>();
      said.set(owner, texts);
      const twin = texts.get(text);
      if (twin)
        report(
          `The description of \`${name}\` is copied from \`${twin}\`: expected what tells the two apart.`,
          place(),
        );
      else texts.set(text, name);
    }
  },
  defaults,
);
