import { resolve } from 'node:path';
import { createAnyClient } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import type { ConnectionFlags, Settings } from '../connection/settings.ts';
import { CommandError, EXIT, usageError } from '../errors.ts';
import { type Io, outputWidth } from '../io.ts';
import { applyPlan } from '../monitoring/apply.ts';
import { createPlan } from '../monitoring/plan/create-plan.ts';
import type { Plan } from '../monitoring/plan/plan.ts';
import { pullFiles } from '../monitoring/pull.ts';
import { readFiles } from '../monitoring/read-files.ts';
import { MonitoringService } from '../monitoring/service.ts';
import { validateFiles } from '../monitoring/validate.ts';
import { driftText, onOneLine, planText } from '../output/plan-text.ts';
import { styleFor } from '../output/style.ts';
import { readPlan, writePlan } from './plan-file.ts';
import { openPrompt } from './prompt.ts';

/** The options of the commands of monitoring as code. */
export interface MonitoringFlags extends ConnectionFlags {
  readonly dir: string;
  readonly adopt?: boolean | undefined;
  readonly delete?: readonly string[] | undefined;
  readonly out?: string | undefined;
  readonly yes?: boolean | undefined;
}

/** Writes resources to files. */
export async function pull(names: readonly string[], flags: MonitoringFlags, io: Io): Promise<void> {
  const { service } = await connect(flags, io);
  const results = await pullFiles(resolve(io.cwd, flags.dir), names, service, io.cwd);
  const style = styleFor(io.stdout, io.env);
  const signs = {
    created: style('green', '+'),
    changed: style('yellow', '~'),
    unchanged: style('dim', '='),
    skipped: style('red', '!'),
  };
  for (const { kind, name, file, result, reason } of results) {
    const place = reason === undefined ? file : [file, reason].filter(Boolean).join(': ');
    io.stdout.write(`${signs[result]} ${onOneLine(`${kind} "${name}"`)}  ${style('dim', place)}\n`);
  }
  if (results.length === 0) io.stderr.write('The service has no dashboards, alerts, webhooks or saved searches.\n');
}

/** Checks files without the service. */
export async function validate(flags: MonitoringFlags, io: Io): Promise<void> {
  const files = await readFiles(resolve(io.cwd, flags.dir), io.cwd);
  const issues = await validateFiles(files);
  if (issues.length === 0)
    return void io.stdout.write(
      `${count(files.documents.length + files.tests.length, 'document')} in ${flags.dir}, no issues.\n`,
    );
  for (const { location, message } of issues) io.stdout.write(`${location}: ${message}\n`);
  throw new CommandError(`Found ${count(issues.length, 'issue')} in ${flags.dir}.`);
}

/** Shows what `apply` would change. Returns the exit code. */
export async function plan(flags: MonitoringFlags, io: Io): Promise<number> {
  const { settings, service } = await connect(flags, io);
  const newPlan = await makePlan(flags, service, io);
  io.stdout.write(`${planText(newPlan, styleFor(io.stdout, io.env), widthOf(io))}\n`);
  if (flags.out !== undefined) {
    await writePlan(resolve(io.cwd, flags.out), newPlan, settings);
    io.stderr.write(`Wrote ${flags.out}. Apply it with \`observability apply ${flags.out}\`.\n`);
  }
  return newPlan.actions.length > 0 ? EXIT.differences : EXIT.success;
}

/** Applies a plan file. Without one, makes a plan, asks for confirmation unless `--yes` is set, and applies it. */
export async function apply(file: string | undefined, flags: MonitoringFlags, io: Io): Promise<void> {
  io.isApplying = true;
  const { settings, service } = await connect(flags, io);
  const style = styleFor(io.stdout, io.env);
  const chosen = file === undefined ? await makePlan(flags, service, io) : await readPlan(file, settings, io);
  if (file === undefined || chosen.actions.length === 0) io.stdout.write(`${planText(chosen, style, widthOf(io))}\n`);
  if (chosen.actions.length === 0) return;
  if (file === undefined && !flags.yes) await confirm(io);
  let written = 0;
  await applyPlan(chosen, service, {
    env: io.env,
    onApplied: ({ action, kind, name }, outcome) => {
      const word = { create: 'created', update: 'changed', delete: 'deleted' }[action];
      if (outcome === 'written') written += 1;
      const result = outcome === 'written' ? word : style('dim', `was already ${word}`);
      io.stdout.write(`${style('green', '✓')} ${onOneLine(`${kind} "${name}"`)} ${result}\n`);
    },
  });
  io.stdout.write(`Applied ${count(written, 'write')}.\n`);
}

/** Prints one line per difference. Returns the exit code. */
export async function drift(flags: MonitoringFlags, io: Io): Promise<number> {
  const { service } = await connect(flags, io);
  const newPlan = await makePlan(flags, service, io);
  io.stdout.write(driftText(newPlan));
  for (const note of newPlan.notes) io.stderr.write(`${onOneLine(note)}\n`);
  if (newPlan.actions.length === 0) io.stderr.write('No differences.\n');
  return newPlan.actions.length > 0 ? EXIT.differences : EXIT.success;
}

async function connect(flags: MonitoringFlags, io: Io): Promise<{ settings: Settings; service: MonitoringService }> {
  const settings = await requireSettings(flags, io);
  return { settings, service: new MonitoringService(await createAnyClient(settings, { retries: 4 }), io.signal) };
}

async function makePlan(flags: MonitoringFlags, service: MonitoringService, io: Io): Promise<Plan> {
  const files = await readFiles(resolve(io.cwd, flags.dir), io.cwd);
  return createPlan(files, service, { adopt: flags.adopt, delete: flags.delete, env: io.env });
}

async function confirm(io: Io): Promise<void> {
  const prompt = openPrompt(io);
  if (!prompt) {
    throw usageError('Nothing was applied: confirmation requires a terminal. Use --yes, or apply a plan file.');
  }
  const reply = await prompt.ask('Apply this plan? [y/N] ');
  prompt.close();
  if (!/^y(es)?$/i.test(reply)) throw new CommandError('Nothing was applied.');
}

function widthOf(io: Io): number {
  return Math.max(60, Math.min(outputWidth(io.stdout), 140));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
