import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createAnyClient } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import type { Io } from '../io.ts';
import { createPlan } from '../monitoring/plan/create-plan.ts';
import { readFiles } from '../monitoring/read-files.ts';
import { MonitoringService } from '../monitoring/service.ts';
import { slug, uniqueId } from '../monitoring/tile-ids.ts';
import { alertTimeline } from '../review/alert-timeline.ts';
import { createReview, type Review } from '../review/create-review.ts';
import { parseDuration } from '../review/duration.ts';
import { reviewHtml } from '../review/review-html.ts';
import { type PicturePath, reviewMarkdown } from '../review/review-markdown.ts';
import type { MonitoringFlags } from './monitoring.ts';
import { writePlan } from './plan-file.ts';

/** The options of `review`. */
export interface ReviewFlags extends MonitoringFlags {
  readonly since: string;
}

/** Prints the review of a plan as Markdown. With `--out`, writes it as Markdown, HTML, JSON and pictures, together with the plan. */
export async function review(flags: ReviewFlags, io: Io): Promise<void> {
  const to = Date.now();
  const from = to - parseDuration(flags.since, '--since');
  const settings = await requireSettings(flags, io);
  const client = await createAnyClient(settings, { retries: 4 });
  const service = new MonitoringService(client, io.signal);
  const files = await readFiles(resolve(io.cwd, flags.dir), io.cwd);
  const plan = await createPlan(files, service, { adopt: flags.adopt, delete: flags.delete, env: io.env });
  const result = await createReview(plan, client, service, { from, to }, io);
  if (flags.out === undefined) io.stdout.write(reviewMarkdown(result, () => undefined));
  else {
    const folder = resolve(io.cwd, flags.out);
    const count = await writeReview(result, folder);
    await writePlan(join(folder, 'plan.json'), plan, settings);
    const place = relative(io.cwd, folder) || '.';
    const pictures = `${count} ${count === 1 ? 'picture' : 'pictures'}`;
    io.stdout.write(`Wrote ${place}/review.md, review.html, review.json, plan.json and ${pictures}.\n`);
  }
}

/** The properties of a review that `review.json` omits. */
const PICTURES: ReadonlySet<string> = new Set(['svg', 'darkSvg']);

/** Writes a review into a folder. Returns the number of pictures. */
async function writeReview(result: Review, folder: string): Promise<number> {
  const used = new Set<string>();
  const paths = new Map<object, string>();
  const writePicture = async (item: object, name: string, svg: string | undefined) => {
    if (svg === undefined) return;
    const path = uniqueId(name, used);
    used.add(path);
    paths.set(item, `${path}.svg`);
    await writeFile(join(folder, `${path}.svg`), svg);
  };
  for (const subfolder of ['tiles', 'alerts']) await mkdir(join(folder, subfolder), { recursive: true });
  for (const { action, tiles, alert } of result.actions) {
    if (alert) await writePicture(alert, `alerts/${slug(action.name)}`, alertTimeline(alert, result));
    for (const { name, before, after, alerts } of tiles) {
      const stem = `tiles/${slug(action.name)}-${slug(name)}`;
      if (before) await writePicture(before, `${stem}-before`, before.svg);
      if (after) await writePicture(after, `${stem}-after`, after.svg);
      for (const watching of alerts)
        await writePicture(watching, `alerts/${slug(watching.name)}`, alertTimeline(watching, result));
    }
  }
  const pathOf: PicturePath = (item) => paths.get(item);
  await writeFile(join(folder, 'review.md'), reviewMarkdown(result, pathOf));
  await writeFile(join(folder, 'review.html'), reviewHtml(result));
  const withoutPictures = (key: string, value: unknown) => (PICTURES.has(key) ? undefined : value);
  await writeFile(join(folder, 'review.json'), `${JSON.stringify(result, withoutPictures, 2)}\n`);
  return paths.size;
}
