import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gateTable, isMet } from './gate.ts';
import { root } from './run-program.ts';
import type { Report, Section } from './suite.ts';
import { formatTable, toMarkdown } from './table.ts';

/** Returns true if all gates are met. A goal may be missed. */
export function isPassed({ gates }: Report): boolean {
  return gates.every((gate) => gate.goal || isMet(gate));
}

/** Formats a report for a terminal. */
export function asText(suite: string, { tables, gates, notes = [] }: Report): string {
  const titled = tables.map((table) => `${suite}: ${table.title}\n\n${formatTable(table)}\n\n${table.legend}`);
  const gateText = `${suite}: gates\n\n${formatTable(gateTable(gates))}`;
  return [...titled, gateText, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}

/** Returns the figures, the notes and the gates of a report for JSON. */
export function asJson({ figures, gates, notes = [] }: Report): object {
  return { ...figures, notes, gates: gates.map((gate) => ({ ...gate, met: isMet(gate) })) };
}

/** Returns a note for each package that could not be measured. `absent` has the reasons by name. */
export function absentNotes(
  candidates: readonly { readonly name: string; readonly title: string }[],
  absent: Readonly<Record<string, string>>,
): string[] {
  return candidates.flatMap(({ name, title }) => {
    const reason = absent[name];
    return reason === undefined ? [] : [`${title} is not in the table: ${firstLines(reason)}`];
  });
}

/** Returns the first two lines of a reason as one line. */
export function firstLines(reason: string): string {
  return reason.split('\n').slice(0, 2).join(' ');
}

/** Writes the tables and the notes of a report into its section of the documentation. */
export function writeSection(suite: string, { tables, notes = [], section }: Report): void {
  const path = join(root, section.file);
  const content = [
    `Measured on ${machine()}.`,
    ...tables.flatMap((table) => [toMarkdown(table), table.legend]),
    ...notes,
  ].join('\n\n');
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), suite, section, content));
}

const END_MARKER = '<!-- /bench -->';

/** Replaces the text between the markers of a suite. Appends a section if there are no markers. */
export function withSection(text: string, suite: string, { title }: Pick<Section, 'title'>, content: string): string {
  const startMarker = `<!-- bench: written by \`npm run bench -- ${suite} --write\` -->`;
  const block = `${startMarker}\n\n${content}\n\n${END_MARKER}`;
  const from = text.indexOf(startMarker);
  const to = text.indexOf(END_MARKER, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n## ${title}\n\n${block}\n`;
  return text.slice(0, from) + block + text.slice(to + END_MARKER.length);
}

/** Returns the date and the machine, for example `2026-01-12, AMD EPYC, 2 cores, linux x64, Node 24.21.0`. */
export function machine(now = new Date()): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? process.arch).replaceAll(/\((?:R|TM)\)| CPU|\s+@.*| Processor/g, '').trim();
  const count = `${cores.length} core${cores.length === 1 ? '' : 's'}`;
  return `${now.toISOString().slice(0, 10)}, ${model}, ${count}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
