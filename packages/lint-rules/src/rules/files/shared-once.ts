import type { Placed } from '../../document/follow.ts';
import { rule } from '../../rule.ts';

/** What is the same is written once: of two equal components or parameters, one is forgotten at the next change. */
export const sharedOnce = rule('shared-once', ({ endpoints, deliveries, shapes, report }) => {
  const written = new Map<string, object>();
  const judge = (kind: string, { node, location }: Placed<object>) => {
    const text = `${kind} ${JSON.stringify(node)}`;
    const first = written.get(text);
    if (first === undefined) written.set(text, node);
    else if (first !== node) report(`Expected a \`$ref\`: the same ${kind} is written elsewhere already.`, location);
  };
  const all = [...endpoints, ...deliveries];
  const once = <T extends object>(nodes: readonly Placed<T>[]) =>
    new Map(nodes.map((placed) => [placed.node, placed])).values();
  for (const parameter of once(all.flatMap(({ parameters }) => parameters))) judge('parameter', parameter);
  for (const answer of once(all.flatMap(({ answers }) => answers))) judge('response', answer);
  for (const shape of shapes) if (!shape.inline) judge('schema', shape);
});
