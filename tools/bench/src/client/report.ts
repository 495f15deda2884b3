import type { Table } from '../table.ts';
import { type Candidate, candidates } from './candidates.ts';
import { type Figures, overStub } from './figures.ts';
import type { Task, Way } from './time.ts';

const none = '–';

/** Everyone beside everyone. Times are multiples of the stub and JSON.parse. */
export function comparison(figures: Figures): Table {
  const present = candidates.filter(({ name }) => figures.sizes[name] !== undefined);
  return {
    head: [
      '',
      'create',
      'get',
      'list',
      '2 middleware',
      '24 tiles',
      'validated',
      'gzipped',
      'import',
      'unpacked',
      'files',
    ],
    rows: present.map((candidate) => row(figures, candidate)),
  };
}

function row(figures: Figures, { name, title }: Candidate): string[] {
  const cell = (way: Way, task: Task) => times(overStub(figures, name, way, task));
  const weight = figures.sizes[name];
  const version = figures.versions[name];
  return [
    version === undefined ? title : `${title} ${version}`,
    cell('plain', 'create'),
    cell('plain', 'get'),
    cell('plain', 'list'),
    cell('middleware', 'get'),
    cell('plain', 'large'),
    cell('strict', 'large'),
    weight ? `${(weight.gzipped / 1000).toFixed(1)} kB` : none,
    figures.cold[name] === undefined ? none : `${figures.cold[name].toFixed(1)} ms`,
    weight ? `${(weight.unpacked / 1e6).toFixed(2)} MB` : none,
    weight ? String(weight.files) : none,
  ];
}

/** What is not in the table, and why. */
export function missing({ absent, failures }: Figures): string[] {
  return candidates.flatMap(({ name, title }) => {
    const reason = absent[name];
    if (reason !== undefined) return [`${title} is not in the table: ${firstLines(reason)}`];
    return Object.entries(failures[name] ?? {}).map(
      ([way, why]) => `${title}, ${way}: not measured: ${firstLines(why)}`,
    );
  });
}

function firstLines(reason: string): string {
  return reason.split('\n').slice(0, 2).join(' ');
}

function times(ratio: number): string {
  if (!Number.isFinite(ratio)) return none;
  return `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)}x`;
}
