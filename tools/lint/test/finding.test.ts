import { describe, expect, it } from 'vitest';
import { type Finding, readTable, table, unique } from '../src/finding.ts';

function finding(file: string, line: number, message: string, details: readonly string[] = []): Finding {
  return {
    file,
    line,
    message,
    rule: 'tool/some-rule',
    details,
  };
}

describe('the table of findings', () => {
  it('aligns the columns and indents the details', () => {
    const findings = [finding('a.yaml', 7, 'Expected a name.', ['name: x']), finding('folder/b.ts', 12, 'Too long.')];
    expect(table(findings)).toBe(
      [
        'a.yaml:7        Expected a name.  tool/some-rule',
        '    name: x',
        'folder/b.ts:12  Too long.         tool/some-rule',
      ].join('\n'),
    );
  });

  it('can be read again from a log with other lines', () => {
    const findings = [
      finding('a.yaml', 7, 'Expected  a\nname.', ['name: x', '  y: 1']),
      finding('b.ts', 1, 'Too long.'),
    ];
    const read = readTable(`Starting: all\n${table(findings)}\n\n    indented text\nDone: 2  findings\n`);
    expect(read).toEqual([
      finding('a.yaml', 7, 'Expected a name.', ['name: x', '  y: 1']),
      finding('b.ts', 1, 'Too long.'),
    ]);
  });

  it('keeps a message that is wider than the column in one row', () => {
    const long = finding('a.ts', 1, 'word '.repeat(40).trim());
    expect(readTable(table([long, finding('b.ts', 2, 'Short.')]))).toEqual([long, finding('b.ts', 2, 'Short.')]);
  });
});

describe('the removal of duplicates', () => {
  it('keeps a repeated finding once, and sorts by file and line', () => {
    const findings = [finding('b.ts', 10, 'One.'), finding('a.ts', 1, 'Two.'), finding('b.ts', 9, 'One.')];
    expect(unique([...findings, ...findings])).toEqual([findings[1], findings[2], findings[0]]);
  });

  it('keeps different messages of one line', () => {
    expect(unique([finding('a.ts', 1, 'One.'), finding('a.ts', 1, 'Two.')])).toHaveLength(2);
  });
});
