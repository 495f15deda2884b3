import { type ExtensionValue, extensions } from '../src/extensions.ts';

/** `docs/extensions.md`: every extension with its place, its value and an example. */
export function extensionsPage(): string {
  const parts = Object.entries(extensions).map(([name, { on, value, about, example }]) =>
    [
      `## ${name}`,
      '',
      about,
      '',
      `On: ${on.join(', ').toLowerCase()}. Value: ${valueText(value)}.`,
      '',
      '```yaml',
      `${name}: ${example}`,
      '```',
    ].join('\n'),
  );
  return [
    '<!-- Written by `npm run generate`. Do not edit. -->',
    '',
    '# Extensions',
    '',
    'The `x-` keys that the tools know; [extension-known](extension-known.md) checks them.',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}

function valueText(value: ExtensionValue): string {
  if (value.type === 'boolean') return '`true` or `false`';
  if (value.type === 'array') return `a list of ${value.items}s`;
  if (value.enum) return value.enum.map((one) => `\`${one}\``).join(' or ');
  return value.pattern === undefined ? 'a text' : `a text that matches \`${value.pattern}\``;
}
