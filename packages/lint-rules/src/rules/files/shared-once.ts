import type { Located } from '../../document/references.ts';
import { rule } from '../../rule.ts';

/** Rejects identical component schemas, parameters and responses. */
export const sharedOnce = rule('shared-once', ({ endpoints, webhooks, shapes, report }) => {
  const written = new Map<string, object>();
  const compare = (kind: string, { node, location }: Located<object>) => {
    const text = `${kind} ${JSON.stringify(node)}`;
    const first = written.get(text);
    if (first === undefined) written.set(text, node);
    else if (first !== node)
      report(`Expected a \`$ref\`, found a copy of another ${kind}. Move it to a shared file.`, location);
  };
  const all = [...endpoints, ...webhooks];
  const unique = <T extends object>(nodes: readonly Located<T>[]) =>
    new Map(nodes.map((located) => [located.node, located])).values();
  for (const parameter of unique(all.flatMap(({ parameters }) => parameters))) compare('parameter', parameter);
  for (const response of unique(all.flatMap(({ responses }) => responses))) compare('response', response);
  for (const shape of shapes) if (!shape.inline) compare('schema', shape);
});
