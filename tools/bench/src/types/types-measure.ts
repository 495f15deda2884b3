import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBuilds } from '../client/client-builds.ts';
import { BenchError, run } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';

/** The work of TypeScript to check a file. */
export interface TypeCost {
  readonly instantiations: number;
  /** The number of created types. */
  readonly types: number;
  /** The milliseconds of checking, without reading and parsing. */
  readonly checkTime: number;
  /** The number of files that were read. */
  readonly files: number;
}

const options = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
  // With one thread, the check time does not depend on the number of cores.
  ...['--singleThreaded', '--extendedDiagnostics'],
];

/**
 * Returns the cost of checking one call of each client, minus that of an empty file. `call.ts` of each client reads a resource and uses
 * its name.
 */
export async function typeCosts({ clients }: ClientBuilds, rounds: number): Promise<Record<string, TypeCost>> {
  const costs: Record<string, TypeCost> = {};
  for (const { candidate, sources } of clients) {
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
  const figure = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1];
  if (figure === undefined) throw new BenchError(`Expected tsc to print "${name}".`);
  return Number(figure);
}
