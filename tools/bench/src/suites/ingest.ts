import { comparison, type Figures, gates } from '../ingest/ingest-figures.ts';
import { startListener } from '../ingest/listener.ts';
import { send } from '../ingest/send.ts';
import { sendGrpc } from '../ingest/send-grpc.ts';
import { REQUESTS, ROWS_PER_REQUEST } from '../ingest/workload.ts';
import type { Progress, Suite } from '../suite.ts';

const LEGEND = `Log records of about 300 bytes with six attributes, in requests of 1,000 from 16 callers in another process. The raw insert writes the same
rows in batches of 10,000 into the same tables with the same roll-ups. Each round measures the three methods one after the other.`;

/** The number of concurrent large requests per encoding. Each contains the records of all {@link REQUESTS} different requests. */
const LARGE_REQUESTS = 3;

/** The number of requests with each method before the first round. */
const WARMUP_REQUESTS = 20;

/** `npm run bench -- ingest`. */
export const ingest: Suite = {
  name: 'ingest',
  description: 'rate of OTLP ingestion, compared with a raw insert into the same tables',
  async run({ quick }, progress) {
    const figures = await measure(quick, progress);
    return {
      tables: [{ title: 'rate', ...comparison(figures), legend: LEGEND }],
      gates: gates(figures),
      figures,
      section: { file: 'packages/server/docs/development.md', title: 'Performance of ingestion' },
    };
  },
};

async function measure(quick: boolean, progress: Progress): Promise<Figures> {
  const listener = startListener();
  try {
    progress('starting');
    const { url = '', grpcUrl = '', bodies = [], large = [] } = await listener.send({ do: 'bodies' });
    const rounds = quick ? 2 : 10;
    const requests = 100;
    const raw: number[] = [];
    const otlp: number[] = [];
    const grpc: number[] = [];
    let longestTick = 0;
    progress('warming up');
    await send(url, bodies, WARMUP_REQUESTS);
    await sendGrpc(grpcUrl, bodies, WARMUP_REQUESTS);
    await listener.send({ do: 'raw', requests: WARMUP_REQUESTS });
    progress(`inserting ${(rounds * requests * ROWS_PER_REQUEST).toLocaleString('en')} rows with each method`);
    for (let round = 0; round < rounds; round += 1) {
      raw.push((await listener.send({ do: 'raw', requests })).milliseconds ?? Number.NaN);
      await listener.send({ do: 'watch' });
      otlp.push(await send(url, bodies, requests));
      grpc.push(await sendGrpc(grpcUrl, bodies, requests));
      longestTick = Math.max(longestTick, (await listener.send({ do: 'stop watching' })).milliseconds ?? Number.NaN);
    }
    progress('inserting large requests');
    await listener.send({ do: 'watch' });
    for (const body of large) await send(url, [body], LARGE_REQUESTS);
    const longestTickOfLarge = (await listener.send({ do: 'stop watching' })).milliseconds ?? Number.NaN;
    const { rows = 0 } = await listener.send({ do: 'count' });
    const sent = 3 * (rounds * requests + WARMUP_REQUESTS) + large.length * LARGE_REQUESTS * REQUESTS;
    const lostRows = sent * ROWS_PER_REQUEST - rows;
    return { rowsPerRound: requests * ROWS_PER_REQUEST, raw, otlp, grpc, longestTick, longestTickOfLarge, lostRows };
  } finally {
    await listener.close();
  }
}
