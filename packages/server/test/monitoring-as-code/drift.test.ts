import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import { serve, WITH_MAIL } from '../http/support/serve.ts';
import { isSoak } from '../support/soak.ts';
import { type CommandLine, createCommandLine } from './support/command-line.ts';
import { leavesOf, otherValues, withValue } from './support/field-edits.ts';
import { randomResources } from './support/random-resources.ts';

const seed = Number(process.env['MONITORING_SEED'] ?? (isSoak ? randomInt(2 ** 31) : 2));
/** The number of times that random resources are created, before their fields are edited. */
const rounds = isSoak ? 60 : 3;
console.log(`drift: MONITORING_SEED=${seed}`);

const resources = randomResources(seed);

/** The maximum number of places in one resource at which the test tries to edit a field. Some fields have only one valid value. */
const MAX_ATTEMPTS = 2;

/**
 * Properties that are not compared: they are not configuration, they repeat another property, or they are ids. Monitoring files contain
 * names instead of ids.
 */
const IGNORED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'state',
  'silenced',
  'executionErrors',
  'teamId',
  'channel',
  'tiles.id',
  'filters.id',
  'isBuiltIn',
]);
/** The kinds of resources in files, by the path of the API. */
const KINDS = {
  dashboards: 'Dashboard',
  alerts: 'Alert',
  webhooks: 'Webhook',
  'saved-searches': 'SavedSearch',
  sources: 'Source',
  connections: 'Connection',
} as const;
type Path = keyof typeof KINDS;
const PATHS = Object.keys(KINDS) as Path[];

/** Fields whose edits also change what `drift` prints about other resources: names, and tags, one of which is `managed-by:<name>`. */
const SHOWN_ELSEWHERE = new Set(['name', 'displayName', 'tiles.name', 'tags']);

/** Fields that the random resources have with every seed. The test must edit all of them. */
const ALWAYS_EDITED: Readonly<Record<Path, string[]>> = {
  dashboards: ['name', 'tags', 'tiles.name', 'tiles.x', 'tiles.y', 'tiles.w', 'tiles.h', 'savedQuery'],
  alerts: ['interval', 'threshold', 'thresholdType', 'enabled', 'noData', 'tags'],
  webhooks: ['name', 'url'],
  'saved-searches': ['name', 'where', 'tags'],
  sources: ['name', 'from.tableName', 'timestampValueExpression'],
  connections: ['name', 'host', 'username'],
};

/** A stored edit of one field. */
interface Edit {
  readonly path: Path;
  readonly field: string;
  /** The place and the new value, for the message of a failure. */
  readonly text: string;
}

/** Returns the configuration of a resource as JSON, without ignored top-level properties, empty strings and empty lists. */
function configurationOf(resource: Json): string {
  const entries = Object.entries(resource).filter(([name]) => !IGNORED.has(name));
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(Object.fromEntries(entries), (_, value) => (isEmpty(value) ? undefined : value));
}

/**
 * Edits the fields of the resources one after the other. Yields after each edit. Restores a resource after the last edit of it. Edits
 * only the fields in {@link SHOWN_ELSEWHERE} if `areShownElsewhere` is true, and only the others if it is false. Adds each edited field
 * to `editedFields`, and does not edit it again.
 */
async function* editsOf(
  api: Api,
  path: Path,
  ids: readonly string[],
  { areShownElsewhere, editedFields }: { readonly areShownElsewhere: boolean; readonly editedFields: Set<string> },
): AsyncGenerator<Edit, undefined> {
  for (const id of ids) {
    const resource = `/${path}/${id}`;
    const { content: original } = await api.get(resource);
    const attemptsByField = new Map<string, number>();
    for (const leaf of leavesOf(original)) {
      // The property `channel` repeats the first of the channels.
      if (
        leaf.path[0] === 'channel' ||
        IGNORED.has(leaf.field) ||
        SHOWN_ELSEWHERE.has(leaf.field) !== areShownElsewhere
      )
        continue;
      const attempts = attemptsByField.get(leaf.field) ?? 0;
      attemptsByField.set(leaf.field, attempts + 1);
      if (editedFields.has(leaf.field) || attempts >= MAX_ATTEMPTS) continue;
      for (const value of otherValues(leaf.value)) {
        const body = withValue(original, leaf.path, value);
        // A new host can require the password, which the service does not return.
        if (path === 'connections') body.password = 'p';
        const { status } = await api.send('PUT', resource, { body });
        if (status !== 200) continue;
        const { content: changed } = await api.get(resource);
        if (configurationOf(changed) === configurationOf(original)) continue;
        editedFields.add(leaf.field);
        yield { path, field: leaf.field, text: `${path} ${leaf.path.join('.')}: ${JSON.stringify(value)}` };
        break;
      }
    }
    await api.put(resource, original);
  }
}

describe('edits by another client', () => {
  const served = serve({ telemetry: 'off', ...WITH_MAIL });
  let api: Api;
  let commands: CommandLine;
  beforeAll(() => {
    api = served.caller('open-source');
    commands = createCommandLine('open-source', served.credentials);
  });
  afterAll(() => commands.delete());

  it('of the fields of every kind of resource are reported by `drift`', { timeout: 3_600_000 }, async () => {
    const edited = new Map(PATHS.map((path) => [path, new Set<string>()]));
    const missed: string[] = [];
    const defaultSourceIds = new Set((await api.get('/sources')).content.map(({ id }: Json) => id));
    const named: string[] = [];
    for (let round = 0; round < rounds; round += 1) named.push(...(await resources.create(api, 2)));
    expect(await commands.run('pull')).toMatchObject({ exitCode: 0 });
    expect(await commands.run('pull', ...named)).toMatchObject({ exitCode: 0 });
    await setWebhookUrls();
    const applied = await commands.run('apply', '--adopt', '--yes');
    expect(applied, applied.stderr).toMatchObject({ exitCode: 0 });
    expect(await commands.run('drift')).toMatchObject({ exitCode: 0, stdout: '' });
    const startEdits = async (path: Path, areShownElsewhere: boolean) => {
      const stored: Json[] = (await api.get(`/${path}`)).content;
      const created = stored.filter(({ id, isBuiltIn }) => !defaultSourceIds.has(id) && isBuiltIn !== true);
      const ids = created.map(({ id }) => id);
      return editsOf(api, path, ids, { areShownElsewhere, editedFields: edited.get(path) ?? new Set() });
    };
    // Each iteration edits one field of each kind of resource. One run of `drift` reports these edits.
    const edits = await Promise.all(PATHS.map((path) => startEdits(path, false)));
    for (;;) {
      const round: Edit[] = [];
      for (const next of edits) {
        const { value } = await next.next();
        if (value) round.push(value);
      }
      if (round.length === 0) break;
      const { exitCode, stdout, stderr } = await commands.run('drift');
      // A line of a changed property, not of a resource to create or delete.
      const isReported = ({ path }: Edit) =>
        exitCode === 2 && new RegExp(`^${KINDS[path]}/[^\\n]*: [^\\n]* is [^\\n]*, expected `, 'm').test(stdout);
      missed.push(...round.filter((edit) => !isReported(edit)).map(({ text }) => `${text} ${stdout}${stderr}`));
    }
    for (const path of PATHS) {
      for await (const { field, text } of await startEdits(path, true)) {
        const { exitCode, stdout, stderr } = await commands.run('drift');
        // An edit of the tags can remove `managed-by:<name>`. The resource then has no owner, and `drift` fails: only `apply --adopt`
        // may change a resource without an owner.
        const isReported = exitCode === 2 || (exitCode === 1 && field === 'tags' && stderr.includes('no owner'));
        if (!isReported) missed.push(`${text} ${stdout}${stderr}`);
      }
    }
    expect(missed).toEqual([]);
    const counts = [...edited].map(([path, fields]) => `${path}: ${fields.size} fields`);
    console.log(`edited ${counts.join(', ')}`);
    for (const path of PATHS) {
      expect([...(edited.get(path) ?? [])], path).toEqual(expect.arrayContaining(ALWAYS_EDITED[path]));
    }

    /** Sets the variables that the files refer to instead of URLs, which may contain secrets. */
    async function setWebhookUrls() {
      const { stderr, stdout } = await commands.run('plan');
      const notes = `${stdout}${stderr}`.matchAll(
        /Webhook "(.*?)": url was not compared, because the environment does not set (\w+)/gs,
      );
      const webhooks: Json[] = (await api.get('/webhooks')).content;
      for (const [, name, variable = ''] of notes) {
        commands.env[variable] = webhooks.find((webhook) => webhook.name === name)?.url ?? webhooks[0].url;
      }
    }
  });
});
