import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createAnyClient } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import type { Io } from '../io.ts';
import { createPlan } from '../monitoring/plan.ts';
import { readFiles } from '../monitoring/read-files.ts';
import { MonitoringService } from '../monitoring/service.ts';
import { slug, uniqueId } from '../monitoring/tile-ids.ts';
import { createReview, type Review } from '../review/create-review.ts';
import { parseDuration } from '../review/duration.ts';
import { reviewHtml } from '../review/review-html.ts';
import { type PicturePath, reviewMarkdown } from '../review/review-markdown.ts';
import type { MonitoringFlags } from './monitoring.ts';

/** The options of `review`. */
export interface ReviewFlags extends MonitoringFlags {
  readonly since: string;
}

/** Prints the review of a plan as Markdown, or writes it as Markdown, HTML, JSON and pictures. */
export async function review(flags: ReviewFlags, io: Io): Promise<void> {
  const to = Date.now();
  const from = to - parseDuration(flags.since, '--since');
  const settings = await requireSettings(flags, io);
  const client = await createAnyClient(settings, { retries: 4 });
  const service = new MonitoringService(client, io.signal);
  const files = await readFiles(resolve(io.cwd, flags.dir), io.cwd);
  const plan = await createPlan(files, service, { adopt: flags.adopt, delete: flags.delete, env: io.env });
  const made = await createReview(plan, client, service, { from, to }, io);
  if (flags.out === undefined) io.stdout.write(reviewMarkdown(made, () => undefined));
  else await writeReview(made, resolve(io.cwd, flags.out), io);
}

async function writeReview(review: Review, folder: string, io: Io): Promise<void> {
  await mkdir(join(folder, 'tiles'), { recursive: true });
  const used = new Set<string>();
  const paths = new Map<object, string>();
  for (const { action, tiles } of review.actions) {
    for (const tile of tiles) {
      for (const side of ['before', 'after'] as const) {
        const picture = tile[side];
        if (picture?.svg === undefined) continue;
        const stem = uniqueId(`${slug(action.name)}-${slug(tile.name)}-${side}`, used);
        used.add(stem);
        paths.set(picture, `tiles/${stem}.svg`);
        await writeFile(join(folder, 'tiles', `${stem}.svg`), picture.svg);
      }
    }
  }
  const pathOf: PicturePath = (_, tile, side) => paths.get(tile[side] ?? {});
  await writeFile(join(folder, 'review.md'), reviewMarkdown(review, pathOf));
  await writeFile(join(folder, 'review.html'), reviewHtml(review));
  const withoutPictures = (key: string, value: unknown) => (key === 'svg' ? undefined : value);
  await writeFile(join(folder, 'review.json'), `${JSON.stringify(review, withoutPictures, 2)}\n`);
  const place = relative(io.cwd, folder) || '.';
  io.stdout.write(`Wrote ${place}/review.md, review.html, review.json and ${paths.size} pictures.\n`);
}
