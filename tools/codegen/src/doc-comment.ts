import type { JsonSchema } from './document.ts';

/** A JSDoc block at the given indentation, `''` when there is nothing to say. */
export function docComment(lines: readonly string[], indent = ''): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/');
  if (text === '') return '';
  const wrapped = text
    .split('\n')
    .flatMap((line) => (line.startsWith('    ') ? [line] : wrap(line, 112 - indent.length)));
  const [only] = wrapped;
  if (wrapped.length === 1 && only !== undefined) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${wrapped.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** What a schema says of itself: description, bounds, default, an example. */
export function describeSchema(schema: JsonSchema): string[] {
  const description = (schema.description ?? '').trim();
  const said = description.toLowerCase();
  const facts = bounds(schema).filter((fact) => !said.includes(fact.toLowerCase()));
  return [
    ...(description ? [description] : []),
    ...(facts.length > 0 ? [`${description ? '\n' : ''}${facts.join(', ')}.`] : []),
    ...(schema.default === undefined ? [] : [`@default ${JSON.stringify(schema.default)}`]),
    ...(schema.examples?.[0] === undefined || typeof schema.examples[0] === 'object'
      ? []
      : [`@example ${JSON.stringify(schema.examples[0])}`]),
    ...(schema.deprecated ? ['@deprecated'] : []),
  ];
}

/** The bounds of a schema in words: `1 to 1024 characters`. */
function bounds(schema: JsonSchema): string[] {
  const facts = [
    range(schema['minimum'], schema['maximum'], ''),
    range(schema['minLength'], schema['maxLength'], ' characters'),
    range(schema['minItems'], schema['maxItems'], ' items'),
    range(schema['minProperties'], schema['maxProperties'], ' entries'),
    schema.format === undefined ? undefined : `Format ${schema.format}`,
    typeof schema['pattern'] === 'string' ? `Matches \`${schema['pattern']}\`` : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

function range(low: unknown, high: unknown, unit: string): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  if (low === undefined || low === 0)
    return high === undefined
      ? `At least 0${unit}`
      : low === 0 && unit === ''
        ? `0 to ${high}`
        : `At most ${high}${unit}`;
  if (high === undefined) return `At least ${low}${unit}`;
  return low === high ? `Exactly ${low}${unit}` : `${low} to ${high}${unit}`;
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
