import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

const numberKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern'],
  integer: numberKeywords,
  number: numberKeywords,
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
};
const known = new Set(Object.values(keywords).flat());

/** Rejects keywords that do not apply to the type of the schema. JSON Schema ignores them. */
export const keywordOfType = shapeRule('keyword-of-type', ({ node, location }, report) => {
  const types = typesOf(node);
  if (types.length === 0) return;
  const allowed = new Set(types.flatMap((type) => keywords[type] ?? []));
  for (const keyword of Object.keys(node)) {
    if (!known.has(keyword) || allowed.has(keyword)) continue;
    const type = types.map((name) => `\`${name}\``).join(' or ');
    report(
      `Expected keywords of the type ${type}, found \`${keyword}\`, which has no effect.`,
      location.child(keyword),
      'onKey',
    );
  }
});
