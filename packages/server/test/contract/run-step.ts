import { expect } from 'vitest';
import type { Api, ApiResponse, Json } from '../http/support/api.ts';
import { drop, dropOrphans, type Kind, type Model, pick, type Thing, uses } from './model.ts';
import { bodyOfStep, type Step } from './steps.ts';

/** The service that a model is held against: who calls for the things of a kind. */
export interface Real {
  callerOf(kind: Kind): Api;
}

/** Does a step in the service and in the model, and sees that both say the same. */
export async function runStep(model: Model, real: Real, step: Step): Promise<void> {
  const { kind, act } = step;
  const api = real.callerOf(kind);
  if (act === 'list') return list(model, api, step);
  if (act === 'create') return create(model, api, step);
  const { id, thing } = pick(model, kind, step.at);
  const path = `/${kind}/${kind === 'keys' && !thing ? '11111111-2222-4333-8444-555555555555' : id}`;
  if (act === 'get') return same(await api.get(path), thing ? 200 : 404, kind, thing);
  const headers = thing ? precondition(step, thing) : {};
  if (act === 'delete') return remove(model, await api.delete(path, headers), step, thing);
  const { body, allowed } = bodyOfStep(model, step, id);
  const answer = await (kind === 'keys' ? api.patch : api.put)(path, body, headers);
  // First the body, then the thing itself, then the precondition.
  const status = !allowed ? 400 : !thing ? 404 : isStale(step, thing) ? 412 : 200;
  expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
  if (status !== 200 || !thing) return;
  thing.content = written(kind, body, answer.content, thing.content);
  thing.tags.push(newTag(answer, thing.tags));
  dropOrphans(model);
}

async function create(model: Model, api: Api, step: Step): Promise<void> {
  const { kind } = step;
  const { body, allowed } = bodyOfStep(model, step, undefined);
  const answer = await api.post(`/${kind}`, body);
  expect([answer.status, answer.text]).toEqual([allowed ? 200 : 400, expect.anything()]);
  if (!allowed) return;
  const content = kind === 'keys' ? answer.content.key : answer.content;
  const tags = [newTag(answer, [])];
  model.lists[kind].push({ id: content.id, content: written(kind, body, content, { tags: [] }), tags });
}

function remove(model: Model, answer: ApiResponse, step: Step, thing: Thing | undefined): void {
  const inUse = step.kind === 'webhooks' && thing !== undefined && uses(model, thing.id) > 0;
  const status = !thing ? 404 : isStale(step, thing) ? 412 : inUse ? 409 : 200;
  expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
  if (status !== 200 || !thing) return;
  drop(model, step.kind, thing.id);
  dropOrphans(model);
}

async function list(model: Model, api: Api, { kind, at, kept }: Step): Promise<void> {
  const [limit, offset] = [kept + 1, at % 5];
  const answer = await api.get(`/${kind}?limit=${limit}&offset=${offset}`);
  // The key that signs the requests is not of the model.
  const own = kind === 'keys' ? 1 : 0;
  const page = model.lists[kind].slice(Math.max(offset - own, 0), Math.max(offset - own + limit, 0));
  const total = model.lists[kind].length + own;
  expect(answer.json.meta).toEqual({ total, limit, offset });
  expect(answer.headers.get('x-total-count')).toBe(String(total));
  const listed: Json[] = answer.content.slice(own === 1 && offset === 0 ? 1 : 0);
  const expected = own === 1 && offset === 0 ? page.slice(0, limit - 1) : page;
  expect(listed.map((one) => known(kind, one))).toEqual(expected.map(({ content }) => known(kind, content)));
}

function same(answer: ApiResponse, status: number, kind: Kind, thing: Thing | undefined): void {
  expect(answer.status).toBe(status);
  if (!thing) return;
  expect(known(kind, answer.content)).toEqual(known(kind, thing.content));
  expect(answer.headers.get('etag')).toBe(thing.tags.at(-1));
}

/** What becomes of a thing when a body is written: the ids that the service gave, and what is kept. */
function written(kind: Kind, body: Json, answered: Json, before: Json): Json {
  if (kind !== 'dashboards') {
    expect(known(kind, answered)).toEqual(known(kind, { ...body, id: answered.id }));
    return { ...body, id: answered.id };
  }
  const taken = new Set(before.tiles?.map(({ id }: Json) => id));
  const tiles = body.tiles.map((tile: Json, index: number) => {
    const { id } = answered.tiles[index];
    // A tile keeps the id that it had, and any other gets one that none had.
    if (tile.id) expect(id).toBe(tile.id);
    else expect(taken).not.toContain(id);
    return { ...tile, id };
  });
  const content = { id: answered.id, name: body.name, tiles, tags: body.tags ?? before.tags };
  expect(known(kind, answered)).toEqual(known(kind, content));
  return content;
}

/** What the model knows of a thing of the service. */
function known(
  kind: Kind,
  { id, name, tags, tiles, dashboardId, tileId, channels, service, state, threshold }: Json,
): Json {
  if (kind === 'dashboards') {
    const parts = tiles.map((tile: Json) => ({ id: tile.id, name: tile.name, type: tile.series[0].type }));
    return { id, name, tags, tiles: parts };
  }
  if (kind === 'alerts') return { id, name, dashboardId, tileId, channels, threshold };
  return kind === 'webhooks' ? { id, name, service } : { id, name, state };
}

function precondition({ when }: Step, { tags }: Thing): Record<string, string> {
  if (when === 'always') return {};
  const tag = when === 'any' ? '*' : when === 'unchanged' ? tags.at(-1) : tags.at(0);
  return { 'if-match': tag ?? '' };
}

/** Whether the tag that the caller sends is of a version before the last one. */
function isStale({ when }: Step, { tags }: Thing): boolean {
  return when === 'once' && tags.length > 1;
}

/** Every successful write makes an entity tag that the thing never had. */
function newTag({ headers }: ApiResponse, tags: readonly string[]): string {
  const tag = headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  expect(tags).not.toContain(tag);
  return tag;
}
