import { read } from './lint-specs.ts';

/** A file with one line removed, and the rule that must report it. */
export interface RemovedLine {
  readonly rule: string;
  readonly file: string;
  /** The content of the file without the line. */
  readonly text: string;
  /** The file and the line that the rule must report. */
  readonly place: string;
}

/** Lines whose removal one rule must report. */
interface Kind {
  readonly rule: string;
  readonly files: RegExp;
  readonly line: RegExp;
  /** Matches a line that must be in the same block. */
  readonly sibling?: RegExp;
  /** Matches a line that must not be in the block, because it satisfies the rule as well. */
  readonly without?: RegExp;
  /** The place that the rule reports: the key of the block, or its first line. */
  readonly reportedAt: 'key' | 'block';
}

const requestSchemas = /(Input|Patch|Query|ChartSeries|ApiKeyHashData)\.yaml$/;
const kinds: readonly Kind[] = [
  {
    rule: 'string-bounded',
    files: requestSchemas,
    line: /^ +maxLength:/,
    sibling: /type: .*string/,
    without: /pattern/,
    reportedAt: 'block',
  },
  {
    rule: 'integer-bounded',
    files: requestSchemas,
    line: /^ +(minimum|maximum):/,
    sibling: /type: .*integer/,
    reportedAt: 'block',
  },
  { rule: 'array-bounded', files: requestSchemas, line: /^ {4}maxItems:/, sibling: /type: array/, reportedAt: 'block' },
  {
    rule: 'additional-properties-policy',
    files: requestSchemas,
    line: /^additionalProperties: false/,
    reportedAt: 'block',
  },
  {
    rule: 'examples-present',
    files: /schemas/,
    line: /^ {4}examples: \[[^[]/,
    sibling: /^ {4}type: .*(string|number|integer)/m,
    without: /default: (?!null|"")|^ {4}enum:/m,
    reportedAt: 'block',
  },
  {
    rule: 'description-quality',
    files: /schemas/,
    line: /^ {4}description: [^>|]/,
    without: /\$ref/,
    reportedAt: 'key',
  },
  { rule: 'stability-marked', files: /paths/, line: /^ {2}x-(stability|since):/, reportedAt: 'key' },
  { rule: 'client-method-present-and-unique', files: /paths/, line: /^ {2}x-client-method:/, reportedAt: 'key' },
  { rule: 'roles-stated', files: /paths/, line: /^ {2}x-roles:/, reportedAt: 'key' },
  { rule: 'summary-style', files: /paths/, line: /^ {2}summary:/, reportedAt: 'key' },
  { rule: 'request-body-required', files: /paths/, line: /^ {4}required: true/, reportedAt: 'key' },
];

/** Returns all lines of a file whose removal a rule must report. */
export function removableLines(file: string): RemovedLine[] {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) => {
    const block = blockAround(lines, index);
    const others = lines.slice(block.first, block.end).join('\n');
    const kind = kinds.find(
      ({ files, line: pattern, sibling, without }) =>
        files.test(file) && pattern.test(line) && (sibling?.test(others) ?? true) && !without?.test(others),
    );
    if (!kind) return [];
    const text = [...lines.slice(0, index), ...lines.slice(index + 1)].join('\n');
    // Line numbers start at 1 and `first` at 0, so line `first` is the key before the block.
    return [
      {
        rule: kind.rule,
        file,
        text,
        place: `specs/${file}:${kind.reportedAt === 'key' ? block.first : block.first + 1}`,
      },
    ];
  });
}

/** Returns the block around a line: all adjacent lines with the same or a deeper indentation. */
function blockAround(lines: readonly string[], index: number): { first: number; end: number } {
  const indent = indentOf(lines[index] ?? '');
  let first = index;
  while (first > 0 && indentOf(lines[first - 1] ?? '') >= indent) first -= 1;
  let end = index;
  while (end < lines.length && indentOf(lines[end] ?? '') >= indent) end += 1;
  return { first, end };
}

function indentOf(line: string): number {
  return line.trim() === '' ? Number.POSITIVE_INFINITY : line.length - line.trimStart().length;
}
