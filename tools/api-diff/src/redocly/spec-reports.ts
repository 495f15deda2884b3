import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesOfOperation, specWebhooks } from '../spec/operations.ts';
import type { SpecFiles } from '../spec/spec-files.ts';
import { redoclyDiff } from './diff.ts';
import type { Report } from './report.ts';
import { webhooksAsResponses, withWebhookChanges } from './webhooks.ts';

/** Two versions of a deployment's spec. */
export interface SpecVersions {
  readonly deployment: string;
  readonly base: SpecFiles;
  readonly revision: SpecFiles;
  /** The main file of the spec, from the root of a checkout. */
  readonly spec: string;
}

/** Returns Redocly's report on each pair of specs, webhooks included. Compares webhooks only if a change may affect them. */
export async function specReports(specs: readonly SpecVersions[]): Promise<readonly Report[]> {
  const reports = await redoclyDiff(
    specs.map(({ base, revision, spec }) => ({ base: join(base.root, spec), revision: join(revision.root, spec) })),
  );
  const affected = specs.filter((versions, index) => affectsWebhooks(versions, reports[index]));
  if (affected.length === 0) return reports;
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'observability-webhooks-')));
  try {
    const written = await Promise.all(
      affected.map(async ({ deployment, base, revision }, index) => {
        const write = async (files: SpecFiles, side: string) => {
          const file = join(folder, `${index}-${side}.json`);
          await writeFile(file, JSON.stringify(webhooksAsResponses(files, deployment)));
          return { file, files };
        };
        return { base: await write(base, 'base'), revision: await write(revision, 'revision'), deployment };
      }),
    );
    const ofWebhooks = await redoclyDiff(
      written.map(({ base, revision }) => ({ base: base.file, revision: revision.file })),
    );
    const webhooksOf = new Map(
      affected.map((versions, index) => [versions, { report: ofWebhooks[index], written: written[index] }]),
    );
    return specs.flatMap((versions, index) => {
      const [report, webhooks] = [reports[index], webhooksOf.get(versions)];
      if (!report) return [];
      return webhooks?.report && webhooks.written
        ? withWebhookChanges(report, webhooks.report, webhooks.written)
        : report;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns true if a change is under `webhooks` or in a file that a webhook refers to. */
function affectsWebhooks({ deployment, base, revision }: SpecVersions, report: Report | undefined): boolean {
  const files = [base, revision].flatMap((side) =>
    specWebhooks(side, deployment).flatMap((webhook) =>
      [...filesOfOperation(side, webhook)].map((file) => join(side.root, file)),
    ),
  );
  return (report?.changes ?? []).some(({ path, base: before, revision: after }) => {
    const locations = [before, after].flatMap((location) => (location ? [resolve(location.file)] : []));
    return path.startsWith('#/webhooks') || locations.some((file) => files.includes(file));
  });
}
