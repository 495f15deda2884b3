import type { Finding } from './findings.ts';

/** Formats findings as GitHub workflow commands. */
export function annotationsText(findings: readonly Finding[]): string {
  return findings
    .map(({ level, message, rule, location }) =>
      command(level, message, { ...(location && { file: location.file, line: `${location.line}` }), title: rule }),
    )
    .join('\n');
}

function command(name: string, message: string, properties: Readonly<Record<string, string>>): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${percentEscape(value, /[%\r\n:,]/g)}`);
  return `::${name} ${list.join(',')}::${percentEscape(message, /[%\r\n]/g)}`;
}

function percentEscape(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (character) => encodeURIComponent(character));
}
