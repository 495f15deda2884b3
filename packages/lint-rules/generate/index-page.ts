import { builtIns } from '../src/built-ins.ts';
import { families } from '../src/rules.ts';

const titles: Readonly<Record<string, string>> = {
  operations: 'Operations',
  responses: 'Responses',
  inputs: 'What callers send',
  types: 'Types',
  words: 'Words and examples',
  files: 'Files',
};

/** `docs/README.md`: every rule with its sentence and the smallest preset that has it. */
export function indexPage(sentenceOf: (rule: string) => string): string {
  const tables = Object.entries(families).map(([family, rules]) => {
    const rows = Object.entries(rules).map(
      ([name, { preset }]) => `| [${name}](${name}.md) | ${firstSentence(sentenceOf(name))} | \`${preset}\` |`,
    );
    return [
      `## ${titles[family] ?? family}`,
      '',
      '| rule | what it expects | from preset |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
  const own = Object.entries(builtIns).map(
    ([preset, rules]) =>
      `| \`${preset}\` | ${Object.keys(rules)
        .map((name) => `\`${name}\``)
        .join(', ')} |`,
  );
  return [
    '<!-- Written by `npm run generate`. Do not edit. -->',
    '',
    '# The rules',
    '',
    'Each preset has the rules of those before it: `minimal`, `recommended`, `all`. See also [extensions](extensions.md) and',
    '[writing specs](writing-specs.md).',
    '',
    tables.join('\n\n'),
    '',
    "## Redocly's own",
    '',
    'Where a rule of Redocly does the job the presets switch it on. Whether examples are valid is one of these.',
    '',
    '| preset | rules |',
    '|---|---|',
    ...own,
    '',
  ].join('\n');
}

function firstSentence(text: string): string {
  const end = /[.:;](?= |$)/.exec(text);
  return `${text.slice(0, end?.index ?? text.length)}.`.replaceAll('|', '\\|');
}
