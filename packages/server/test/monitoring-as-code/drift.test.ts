import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import { serve, WITH_MAIL } from '../http/support/serve.ts';
import { isSoak } from '../support/soak.ts';
import { type CommandLine, createCommandLine } from './support/command-line.ts';
import { leavesOf, otherValues, withValue } from './support/field-edits.ts';
import { generateSets } from './support/generated-sets.ts';

const seed = Number(process.env['MONITORING_SEED'] ?? (isSoak ? randomInt(2 ** 31) : 2));
/** The number of sets whose fields are edited. */
const sets = isSoak ? 60 : 3;
console.log(`drift: MONITORING_SEED=${seed}`);

const generated = generateSets(seed);

/** The maximum number of places of a document in which an edit of one field is tried. Some fields have only one valid value. */
const MAX_ATTEMPTS = 2;

/** Properties that are not part of the configuration of a resource, or that files replace with names. */
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
const PATHS = ['dashboards', 'alerts', 'webhooks', 'saved-searches', 'sources', 'connections'] as const;

/** Fields that every generated set has, so that the test must edit them. */
const ALWAYS_EDITED: Readonly<Record<(typeof PATHS)[number], string[]>> = {
  dashboards: ['name', 'tags', 'tiles.name', 'tiles.x', 'tiles.y', 'tiles.w', 'tiles.h', 'savedQuery'],
  alerts: ['interval', 'threshold', 'thresholdType', 'enabled', 'noData', 'tags'],
  webhooks: ['name', 'url'],
  'saved-searches': ['name', 'where', 'tags'],
  sources: ['name', 'from.tableName', 'timestampValueExpression'],
  connections: ['name', 'host', 'username'],
};

/** Returns the configuration of a resource as JSON, without ignored properties, empty strings and empty lists. */
function configurationOf(resource: Json): string {
  const entries = Object.entries(resource).filter(([name]) => !IGNORED.has(name));
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(Object.fromEntries(entries), (_, value) => (isEmpty(value) ? undefined : value));
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

  it('of every field of every kind are reported by drift', { timeout: 3_600_000 }, async () => {
    const edited = new Map<string, Set<string>>();
    const missed: string[] = [];
    const defaultSourceIds = new Set((await api.get('/sources')).content.map(({ id }: Json) => id));
    const named: string[] = [];
    for (let set = 0; set < sets; set += 1) named.push(...(await generated.create(api, 2)));
    expect(await commands.run('pull')).toMatchObject({ exitCode: 0 });
    expect(await commands.run('pull', ...named)).toMatchObject({ exitCode: 0 });
    await setWebhookUrls();
    const applied = await commands.run('apply', '--adopt', '--yes');
    expect(applied, applied.stderr).toMatchObject({ exitCode: 0 });
    for (const path of PATHS) {
      const resources: Json[] = (await api.get(`/${path}`)).content;
      const created = resources.filter(({ id, isBuiltIn }) => !defaultSourceIds.has(id) && isBuiltIn !== true);
      for (const { id } of created) await editFields(path, id);
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
      const notes = `${stdout}${stderr}`.matchAll(/Webhook "(.*?)": url was not compared, because (\w+) is not set/gs);
      const webhooks: Json[] = (await api.get('/webhooks')).content;
      for (const [, name, variable = ''] of notes) {
        commands.env[variable] = webhooks.find((webhook) => webhook.name === name)?.url ?? webhooks[0].url;
      }
    }

    /** Edits one field after the other. Adds the edits that `drift` does not report to `missed`. */
    async function editFields(path: (typeof PATHS)[number], id: string) {
      const resource = `/${path}/${id}`;
      const { content: original } = await api.get(resource);
      const editedFields = edited.get(path) ?? new Set();
      edited.set(path, editedFields);
      const attemptsByField = new Map<string, number>();
      for (const leaf of leavesOf(original).filter(({ field }) => !IGNORED.has(field))) {
        const attempts = attemptsByField.get(leaf.field) ?? 0;
        attemptsByField.set(leaf.field, attempts + 1);
        if (editedFields.has(leaf.field) || attempts >= MAX_ATTEMPTS) continue;
        for (const value of otherValues(leaf.value)) {
          const body = withValue(original, leaf.path, value);
          // The password is required with a new host. Files cannot contain it.
          if (path === 'connections') body.password = 'p';
          const { status } = await api.send('PUT', resource, { body });
          if (status !== 200) continue;
          const { content: changed } = await api.get(resource);
          if (configurationOf(changed) === configurationOf(original)) continue;
          editedFields.add(leaf.field);
          const { exitCode, stdout, stderr } = await commands.run('drift');
          // A resource without the tag of its set is an error: only `--adopt` changes it.
          const isReported = exitCode === 2 || (exitCode === 1 && leaf.field === 'tags' && stderr.includes('no owner'));
          if (!isReported) missed.push(`${path} ${leaf.path.join('.')}: ${JSON.stringify(value)} ${stdout}${stderr}`);
          break;
        }
      }
      await api.put(resource, original);
    }
  });
});
