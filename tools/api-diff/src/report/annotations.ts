import type { ApiReport } from '../pull-request.ts';
import { remedies } from './remedy.ts';

/** Formats a report as GitHub workflow commands: an error for each undeclared change, a warning for each declared break. */
export function annotationsReport({ verdicts }: ApiReport): string {
  const lines = verdicts.flatMap((verdict) => {
    const level = verdict.ok ? 'warning' : 'error';
    const broken = verdict.changes.filter(
      ({ breaking, bump, rule }) => breaking || (!verdict.ok && bump === verdict.needed && rule !== 'words'),
    );
    return [
      ...broken.map(({ message, rule, place: { file, line } }) =>
        command(level, message, { file, line: `${line}`, title: `${verdict.api}: ${rule}` }),
      ),
      ...remedies(verdict).map((sentence) => command('error', sentence, { title: `${verdict.api}: changeset` })),
    ];
  });
  return lines.join('\n');
}

function command(name: string, message: string, properties: Readonly<Record<string, string>>): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escaped(value, /[%\r\n:,]/g)}`);
  return `::${name} ${list.join(',')}::${escaped(message, /[%\r\n]/g)}`;
}

function escaped(text: string, what: RegExp): string {
  return text.replaceAll(what, (character) => encodeURIComponent(character));
}
