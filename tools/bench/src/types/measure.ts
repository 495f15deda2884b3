import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workplaces } from '../client/workplaces.ts';
import { Failed, run } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';

/** What TypeScript does to check a file. */
export interface TypeCost {
  readonly instantiations: number;
  /** Types that were made. */
  readonly types: number;
  /** Milliseconds of checking, without reading and parsing. */
  readonly checkTime: number;
  /** Files that were read. */
  readonly files: number;
}

const options = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
  // One thread, so that the time is that of the work.
  ...['--singleThreaded', '--extendedDiagnostics'],
];

/**
 * What one call of each client costs, less what an empty file beside it does. A file of each candidate makes a client,
 * reads one thing and takes its name: what hovers in an editor is computed by the same steps.
 */
export async function typeCosts({ places }: Workplaces, rounds: number): Promise<Record<string, TypeCost>> {
  const costs: Record<string, TypeCost> = {};
  for (const { candidate, sources } of places) {
    writeFileSync(join(sources, 'empty.ts'), 'export {};');
    const empty = await check(sources, 'empty.ts', rounds);
    const call = await check(sources, 'call.ts', rounds);
    costs[candidate.name] = {
      instantiations: call.instantiations - empty.instantiations,
      types: call.types - empty.types,
      checkTime: call.checkTime - empty.checkTime,
      files: call.files - empty.files,
    };
  }
  return costs;
}

async function check(folder: string, file: string, rounds: number): Promise<TypeCost> {
  const outputs: string[] = [];
  for (let round = 0; round < rounds; round++) outputs.push(await run('tsc', [...options, file], folder));
  const last = outputs.at(-1) ?? '';
  return {
    instantiations: read(last, 'Instantiations'),
    types: read(last, 'Types'),
    files: read(last, 'Files'),
    checkTime: lowerQuartile(outputs.map((output) => read(output, 'Check time') * 1000)),
  };
}

function read(output: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1];
  if (found === undefined) throw new Failed(`tsc did not say: ${name}.`);
  return Number(found);
}
