import { firstLines } from '../report.ts';
import { formatRatio, NONE, type Table } from '../table.ts';
import { type Candidate, candidates } from './client-candidates.ts';
import { type Figures, ratioToFetch } from './client-figures.ts';
import type { Task, Variant } from './client-time.ts';

/** Returns the table of the CPU times of calls, as multiples of a direct call of `fetch`. */
export function callTable(figures: Figures): Table {
  const rows = measuredCandidates(figures)
    .filter(({ untimed }) => !untimed)
    .map((candidate) => {
      const cell = (variant: Variant, task: Task) => formatRatio(ratioToFetch(figures, candidate.name, variant, task));
      return [
        titleOf(figures, candidate),
        cell('plain', 'create'),
        cell('plain', 'get'),
        cell('plain', 'list'),
        cell('middleware', 'get'),
        cell('plain', 'large'),
        cell('strict', 'large'),
      ];
    });
  return { head: ['client', 'create', 'get', 'list', '2 middleware', '24 tiles', 'validated'], rows };
}

/** Returns the table with the size of each client, and the CPU time of importing it. */
export function sizeTable(figures: Figures): Table {
  const rows = measuredCandidates(figures).map((candidate) => {
    const size = figures.sizes[candidate.name];
    const importMs = figures.importCpuMs[candidate.name];
    return [
      titleOf(figures, candidate),
      size ? `${(size.gzipped / 1000).toFixed(1)} kB` : NONE,
      importMs === undefined ? NONE : `${importMs.toFixed(1)} ms`,
      size ? `${(size.unpacked / 1e6).toFixed(2)} MB` : NONE,
      size ? String(size.files) : NONE,
    ];
  });
  return { head: ['client', 'gzipped', 'import', 'unpacked', 'files'], rows };
}

function measuredCandidates({ sizes }: Figures): readonly Candidate[] {
  return candidates.filter(({ name }) => sizes[name] !== undefined);
}

function titleOf({ versions }: Figures, { name, title }: Candidate): string {
  const version = versions[name];
  return version === undefined ? title : `${title} ${version}`;
}

/** Returns a note for each missing client, and for each variant that could not be measured. */
export function notes({ absent, failures }: Figures): string[] {
  return candidates.flatMap(({ name, title }) => {
    const reason = absent[name];
    if (reason !== undefined) return [`${title} is not in the table: ${firstLines(reason)}`];
    return Object.entries(failures[name] ?? {}).map(
      ([variant, failure]) => `${title}, ${variant}, was not measured: ${firstLines(failure)}`,
    );
  });
}
