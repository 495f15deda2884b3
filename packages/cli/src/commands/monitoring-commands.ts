import type { Command } from 'commander';
import type { SetExitCode } from '../errors.ts';
import type { Io } from '../io.ts';

const FOLDER = 'monitoring';

/** Adds the commands of monitoring as code. */
export function addMonitoringCommands(program: Command, io: Io, setExitCode: SetExitCode): void {
  addPull(program, io);
  addValidate(program, io);
  addTest(program, io, setExitCode);
  addPlan(program, io, setExitCode);
  addApply(program, io);
  addDrift(program, io, setExitCode);
  addReview(program, io);
}

function addCommand(program: Command, name: string, summary: string, description: string): Command {
  return program
    .command(name)
    .summary(summary)
    .description(description)
    .option('-d, --dir <folder>', 'folder of the files', FOLDER);
}

function withPlanOptions(command: Command): Command {
  return command
    .option('--adopt', 'also manage resources with the name of a document but without a tag managed-by:<set>')
    .option('--delete <kind/name...>', 'delete webhooks, sources or connections, which are never deleted otherwise');
}

function addPull(program: Command, io: Io): void {
  const pull = addCommand(
    program,
    'pull',
    'write resources to files',
    'Writes dashboards, alerts, webhooks and saved searches to files. References are names, and ids and default values are omitted. Existing documents in YAML and JSON files are updated. In new documents, URLs of webhooks are references to environment variables. Sources and connections are written only if they are named.',
  )
    .argument(
      '[NAMES...]',
      'names, <kind>/<name> or Webhook/<service>/<name>; the default is all except sources and connections',
    )
    .addHelpText('after', '\nExample:\n  observability pull Dashboard/Checkout');
  pull.action(async (names: string[]) => {
    const { pull: run } = await import('./monitoring.ts');
    await run(names, pull.optsWithGlobals(), io);
  });
}

function addValidate(program: Command, io: Io): void {
  const validate = addCommand(
    program,
    'validate',
    'check files without the service',
    'Checks the schemas, the tests, the names of tiles, and the syntax of Lucene filters. Reports a `password` or `secret` that is not a reference to an environment variable. Sends nothing. `plan` reports names that exist neither in the files nor in the service.',
  ).addHelpText('after', '\nExample:\n  observability validate --dir monitoring');
  validate.action(async () => {
    const { validate: run } = await import('./monitoring.ts');
    await run(validate.optsWithGlobals(), io);
  });
}

function addTest(program: Command, io: Io, setExitCode: SetExitCode): void {
  const test = addCommand(
    program,
    'test',
    'run the tests of alerts and dashboards in files',
    'Runs the documents of the kind Test: sends their telemetry to a service that runs in this process, and compares the state changes of alerts and the results of tiles with the expected ones. Needs Node.js 24 and the package @observability-api/server. Sends nothing to webhooks. Exits with code 2 if a test fails.',
  )
    .argument('[NAMES...]', 'names or files of tests; the default is all')
    .addHelpText('after', "\nExample:\n  observability test 'Declined cards do not notify'");
  test.action(async (names: string[]) => {
    const { test: run } = await import('./test.ts');
    setExitCode(await run(names, test.optsWithGlobals(), io));
  });
}

function addPlan(program: Command, io: Io, setExitCode: SetExitCode): void {
  const command = addCommand(
    program,
    'plan',
    'show what apply would change',
    'Compares the files with the service, field by field, and reads the version of every resource to change. Sends only GET requests. Exits with code 2 if there are differences.',
  );
  const plan = withPlanOptions(command)
    .option('-o, --out <file>', 'write the plan to a file for `apply`, without the values of environment variables')
    .addHelpText('after', '\nExample:\n  observability plan -o plan.json; observability apply plan.json');
  plan.action(async () => {
    const { plan: run } = await import('./monitoring.ts');
    setExitCode(await run(plan.optsWithGlobals(), io));
  });
}

function addApply(program: Command, io: Io): void {
  const command = addCommand(
    program,
    'apply',
    'apply the files to the service',
    'Sends the writes of a plan, each only if the resource still has the version that was read. Stops with exit code 5 at the first resource that another client changed, and lists what was applied. Without a plan file, makes a plan and asks for confirmation.',
  );
  const apply = withPlanOptions(command)
    .argument('[PLAN]', 'plan file that `plan -o` wrote')
    .option('-y, --yes', 'apply without confirmation')
    .addHelpText('after', '\nExample:\n  observability plan -o plan.json; observability apply plan.json');
  apply.action(async (file: string | undefined) => {
    const { apply: run } = await import('./monitoring.ts');
    await run(file, apply.optsWithGlobals(), io);
  });
}

function addDrift(program: Command, io: Io, setExitCode: SetExitCode): void {
  const command = addCommand(
    program,
    'drift',
    'list differences, one per line',
    'Prints one line per difference between the service and the files. Exits with code 2 if there are any. Sends only GET requests.',
  );
  const drift = withPlanOptions(command).addHelpText('after', '\nExample:\n  observability drift --dir monitoring');
  drift.action(async () => {
    const { drift: run } = await import('./monitoring.ts');
    setExitCode(await run(drift.optsWithGlobals(), io));
  });
}

function addReview(program: Command, io: Io): void {
  const command = addCommand(
    program,
    'review',
    'show the effects of a plan on real data',
    'Makes a plan and draws each changed tile before and after the change. Computes when the changed alerts and the alerts on changed tiles would have fired. Prints Markdown, or writes Markdown, HTML, JSON, pictures and the plan. Changes nothing.',
  );
  const review = withPlanOptions(command)
    .option('--since <duration>', 'how far back to read, such as 15m, 24h or 7d', '7d')
    .option(
      '-o, --out <folder>',
      'folder for review.md, review.html, review.json, the pictures, and plan.json for `apply`',
    )
    .addHelpText('after', '\nExample:\n  observability review --since 7d -o review');
  review.action(async () => {
    const { review: run } = await import('./review.ts');
    await run(review.optsWithGlobals(), io);
  });
}
