import type { Tile } from '@observability-api/charts';
import type { TileResult } from '@observability-api/schemas';
import { createAnyClient, listAll } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import type { ConnectionFlags } from '../connection/settings.ts';
import { CommandError } from '../errors.ts';
import { type Io, outputWidth } from '../io.ts';
import { type Json, objectsOf } from '../monitoring/kinds.ts';
import { describeError } from '../output/error-message.ts';
import { styleFor, withoutControlCharacters } from '../output/style.ts';
import { parseDuration, timeText } from '../review/duration.ts';
import { granularityFor, resultText } from '../terminal/result-text.ts';
import { findByIdOrName, unknownNameError } from './find-by-name.ts';

/** The options of `chart`. */
export interface ChartFlags extends ConnectionFlags {
  readonly since: string;
  readonly output?: string | undefined;
}

/**
 * Prints the tiles of a dashboard as charts, or their results as JSON. If some of the tiles fail, prints the others and throws a
 * CommandError.
 */
export async function chart(dashboard: string, tile: string | undefined, flags: ChartFlags, io: Io): Promise<void> {
  const endTime = Date.now();
  const startTime = endTime - parseDuration(flags.since, '--since');
  const client = await createAnyClient(await requireSettings(flags, io));
  const { id, tiles } = await findDashboard(client, dashboard);
  const chosen =
    tile === undefined ? tiles : tiles.filter((candidate) => candidate['name'] === tile || candidate['id'] === tile);
  if (tile !== undefined && chosen.length === 0) throw unknownNameError('tile', tile, tiles);
  const style = styleFor(io.stdout, io.env);
  const isText = flags.output === undefined ? io.stdout.isTTY === true : flags.output === 'table';
  const width = Math.min(outputWidth(io.stdout), 160);
  const granularity = isText ? granularityFor({ startTime, endTime }, width) : 'auto';
  let failed = 0;
  for (const shown of chosen) {
    const name = withoutControlCharacters(String(shown['name']));
    try {
      const body = { tile: { dashboardId: id, tileId: shown['id'] }, startTime, endTime, granularity };
      const result = (await client['charts']?.['query']?.(body)) as TileResult;
      const text = isText
        ? resultText(shown as Tile, result, { startTime, endTime }, width, style)
        : JSON.stringify({ tile: shown['name'], ...result });
      io.stdout.write(isText ? `${style('bold', name)}\n${text}\n\n` : `${text}\n`);
    } catch (error) {
      if (chosen.length === 1) throw error;
      failed += 1;
      io.stderr.write(`${name}: ${withoutControlCharacters(describeError(error).message)}\n`);
    }
  }
  if (isText) {
    const buckets = granularity === 'auto' ? '' : ` Granularity: ${granularity}.`;
    io.stdout.write(`${style('dim', `${timeText(startTime)} to ${timeText(endTime)} UTC.${buckets}`)}\n`);
  }
  if (failed > 0) throw new CommandError(`${failed} of ${chosen.length} tiles failed.`);
}

type Client = Awaited<ReturnType<typeof createAnyClient>>;

async function findDashboard(
  client: Client,
  idOrName: string,
): Promise<{ readonly id: unknown; readonly tiles: readonly Json[] }> {
  const { id, tiles } = findByIdOrName('dashboard', idOrName, await listAll(client, 'dashboards'));
  return { id, tiles: objectsOf(tiles) };
}
