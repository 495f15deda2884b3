/** One problem that a check reports. */
export interface Finding {
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly rule: string;
  /** Lines that explain the message, for example code to paste. */
  readonly details: readonly string[];
}

/** Maximum width of the message column. A longer message extends past it. */
const MAX_MESSAGE_WIDTH = 100;

/** Matches the first line of a finding: `file:line  message  rule`. The following lines that start with four spaces are its details. */
const findingLine = /^([^\s:]+):(\d+) {2,}(\S.*?) {2,}([\w@/.-]+)$/;

/** Returns the findings without duplicates, sorted by file and line. */
export function unique(findings: readonly Finding[]): Finding[] {
  const byKey = new Map(
    findings.map((finding) => [[finding.file, finding.line, finding.message, finding.rule].join('\n'), finding]),
  );
  return [...byKey.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en'),
  );
}

/** Formats findings as a table with the columns `file:line`, `message` and `rule`. */
export function table(findings: readonly Finding[]): string {
  const rows = findings.map(({ file, line, message, rule, details }) => ({
    place: `${file}:${line}`,
    message: message.replaceAll(/\s+/g, ' ').trim(),
    rule,
    details,
  }));
  const placeWidth = Math.max(...rows.map(({ place }) => place.length));
  const messageWidth = Math.min(MAX_MESSAGE_WIDTH, Math.max(...rows.map(({ message }) => message.length)));
  return rows
    .flatMap(({ place, message, rule, details }) => [
      `${place.padEnd(placeWidth)}  ${message.padEnd(messageWidth)}  ${rule}`,
      ...details.map((detail) => `    ${detail}`),
    ])
    .join('\n');
}

/** Parses the findings in text that contains the output of {@link table}. */
export function readTable(text: string): Finding[] {
  const findings: (Finding & { readonly details: string[] })[] = [];
  let current: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, file, number, message, rule] = findingLine.exec(line) ?? [];
    if (file !== undefined && message !== undefined && rule !== undefined) {
      current = [];
      findings.push({ file, line: Number(number), message, rule, details: current });
    } else if (current && line.startsWith('    ')) current.push(line.slice(4));
    else current = undefined;
  }
  return findings;
}
