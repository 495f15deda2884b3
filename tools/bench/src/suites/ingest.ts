import { join } from 'node:path';
import { isMet, verdicts } from '../gate.ts';
import { comparison, type Figures, gates } from '../ingest/figures.ts';
import { startListener } from '../ingest/listener.ts';
import { send } from '../ingest/send.ts';
import { REQUESTS, ROWS_PER_REQUEST } from '../ingest/workload.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import type { Suite, SuiteOptions } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';

const legend = `Log records of about 300 bytes with six attributes, in requests of 1,000 from 16 callers in another process. The comparison inserts the same
rows, already serialized, in batches of 10,000 into the same tables with the same roll-ups. The rounds alternate.`;

/** How many requests come at once that have all records in each of them. */
const LARGE_REQUESTS = 3;

/** `npm run bench -- ingest`. */
export const ingest: Suite = {
  name: 'ingest',
  about: 'OTLP to acknowledged rows, compared with a raw insert into the same tables',
  async run(options) {
    const figures = await measure(options, (step) => console.error(`▸ ${step}`));
    report(figures, options);
    return gates(figures).every(isMet);
  },
};

async function measure({ quick }: SuiteOptions, say: (step: string) => void): Promise<Figures> {
  const listener = startListener();
  try {
    say('Starting');
    const { url = '', bodies = [], large = [] } = await listener.ask({ do: 'bodies' });
    const rounds = quick ? 2 : 10;
    const requests = 100;
    const raw: number[] = [];
    const otlp: number[] = [];
    let longestTurn = 0;
    say('Warming up');
    await send(url, bodies, 20);
    await listener.ask({ do: 'raw', requests: 20 });
    say(`Inserting ${(rounds * requests * ROWS_PER_REQUEST).toLocaleString('en')} rows each way`);
    for (let round = 0; round < rounds; round += 1) {
      raw.push((await listener.ask({ do: 'raw', requests })).milliseconds ?? Number.NaN);
      await listener.ask({ do: 'watch' });
      otlp.push(await send(url, bodies, requests));
      longestTurn = Math.max(longestTurn, (await listener.ask({ do: 'stop watching' })).milliseconds ?? Number.NaN);
    }
    say('Inserting large requests');
    await listener.ask({ do: 'watch' });
    for (const body of large) await send(url, [body], LARGE_REQUESTS);
    const longestTurnOfLarge = (await listener.ask({ do: 'stop watching' })).milliseconds ?? Number.NaN;
    const { rows = 0 } = await listener.ask({ do: 'count' });
    const sent = 2 * rounds * requests + 40 + large.length * LARGE_REQUESTS * REQUESTS;
    const lost = sent * ROWS_PER_REQUEST - rows;
    return {
      machine: machine(),
      rowsPerRound: requests * ROWS_PER_REQUEST,
      raw,
      otlp,
      longestTurn,
      longestTurnOfLarge,
      lost,
    };
  } finally {
    await listener.close();
  }
}

function report(figures: Figures, { json, write, quick }: SuiteOptions): void {
  const table = comparison(figures);
  const found = gates(figures);
  if (json) {
    const evaluated = found.map((gate) => ({ ...gate, met: isMet(gate) }));
    console.log(JSON.stringify({ ...figures, gates: evaluated }, null, 2));
  } else {
    console.log(['', asText(table), '', asText(verdicts(found)), '', figures.machine].join('\n'));
  }
  if (!write) return;
  if (quick)
    throw new Failed('Figures of a quick run are too rough for the documentation: leave out --quick or --write.');
  const section = [`Measured on ${figures.machine}.`, asMarkdown(table), legend].join('\n\n');
  writeSection(join(root, 'packages/server/docs/development.md'), {
    suite: 'ingest',
    title: 'Performance of ingestion',
    section,
  });
}
