import { expect } from 'vitest';
import type { Api, ApiResponse, Json } from '../http/support/api.ts';
import { UNKNOWN_UUID } from '../http/support/request-bodies.ts';
import {
  countAlertsOf,
  deleteOrphanedAlerts,
  deleteResource,
  type Kind,
  type Model,
  type ModelResource,
  pick,
} from './model.ts';
import { bodyOfStep, type Step } from './steps.ts';

/** The clients of the service that is compared with the model. */
export interface Real {
  callerOf(kind: Kind): Api;
}

/** Executes a step in the service and in the model, and compares the results. */
export async function runStep(model: Model, real: Real, step: Step): Promise<void> {
  const { kind, action } = step;
  const api = real.callerOf(kind);
  if (action === 'list') return list(model, api, step);
  if (action === 'create') return create(model, api, step);
  const { id, resource } = pick(model, kind, step.index);
  const path = `/${kind}/${kind === 'keys' && !resource ? UNKNOWN_UUID : id}`;
  if (action === 'get') return expectResource(await api.get(path), resource ? 200 : 404, kind, resource);
  const headers = resource ? ifMatchHeader(step, resource) : {};
  if (action === 'delete') return remove(model, await api.delete(path, headers), step, resource);
  const { body, allowed } = bodyOfStep(model, step, id);
  const response = await (kind === 'keys' ? api.patch : api.put)(path, body, headers);
  // The service checks that the resource exists, then the precondition, then the rules for the body. All bodies follow the schema.
  const status = !resource ? 404 : isStale(step, resource) ? 412 : allowed ? 200 : 400;
  expect([response.status, response.text]).toEqual([status, expect.anything()]);
  if (status !== 200 || !resource) return;
  resource.content = contentAfterWrite(kind, body, response.content, resource.content);
  resource.etags.push(newTag(response, resource.etags));
  deleteOrphanedAlerts(model);
}

async function create(model: Model, api: Api, step: Step): Promise<void> {
  const { kind } = step;
  const { body, allowed } = bodyOfStep(model, step, undefined);
  const response = await api.post(`/${kind}`, body);
  expect([response.status, response.text]).toEqual([allowed ? 200 : 400, expect.anything()]);
  if (!allowed) return;
  const content = kind === 'keys' ? response.content.key : response.content;
  const etags = [newTag(response, [])];
  model.lists[kind].push({ id: content.id, content: contentAfterWrite(kind, body, content, { tags: [] }), etags });
}

function remove(model: Model, response: ApiResponse, step: Step, resource: ModelResource | undefined): void {
  const inUse = step.kind === 'webhooks' && resource !== undefined && countAlertsOf(model, resource.id) > 0;
  const status = !resource ? 404 : isStale(step, resource) ? 412 : inUse ? 409 : 200;
  expect([response.status, response.text]).toEqual([status, expect.anything()]);
  if (status !== 200 || !resource) return;
  deleteResource(model, step.kind, resource.id);
  deleteOrphanedAlerts(model);
}

async function list(model: Model, api: Api, { kind, limit, offset }: Step): Promise<void> {
  const response = await api.get(`/${kind}?limit=${limit}&offset=${offset}`);
  // The model does not contain the key that authenticates the requests.
  const callerKeys = kind === 'keys' ? 1 : 0;
  const page = model.lists[kind].slice(Math.max(offset - callerKeys, 0), Math.max(offset - callerKeys + limit, 0));
  const total = model.lists[kind].length + callerKeys;
  expect(response.json.meta).toEqual({ total, limit, offset });
  expect(response.headers.get('x-total-count')).toBe(String(total));
  const listed: Json[] = response.content.slice(callerKeys === 1 && offset === 0 ? 1 : 0);
  expect(listed.map((item) => comparedProperties(kind, item))).toEqual(
    page.map(({ content }) => comparedProperties(kind, content)),
  );
}

function expectResource(response: ApiResponse, status: number, kind: Kind, resource: ModelResource | undefined): void {
  expect(response.status).toBe(status);
  if (!resource) return;
  expect(comparedProperties(kind, response.content)).toEqual(comparedProperties(kind, resource.content));
  expect(response.headers.get('etag')).toBe(resource.etags.at(-1));
}

/** Checks the resource that a write returned. Returns its content for the model, with the ids that the service assigned. */
function contentAfterWrite(kind: Kind, body: Json, returned: Json, before: Json): Json {
  if (kind !== 'dashboards') {
    expect(comparedProperties(kind, returned)).toEqual(comparedProperties(kind, { ...body, id: returned.id }));
    return { ...body, id: returned.id };
  }
  const previousIds = new Set(before.tiles?.map(({ id }: Json) => id));
  const tiles = body.tiles.map((tile: Json, index: number) => {
    const { id } = returned.tiles[index];
    // A tile with an id in the body keeps it. The others get an id that no tile had before the write.
    if (tile.id) expect(id).toBe(tile.id);
    else expect(previousIds).not.toContain(id);
    return { ...tile, id };
  });
  const content = { id: returned.id, name: body.name, tiles, tags: body.tags ?? before.tags };
  expect(comparedProperties(kind, returned)).toEqual(comparedProperties(kind, content));
  return content;
}

/** Returns the properties that the model compares. */
function comparedProperties(
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

function ifMatchHeader({ ifMatch }: Step, { etags }: ModelResource): Record<string, string> {
  if (ifMatch === 'none') return {};
  const tag = ifMatch === 'any' ? '*' : ifMatch === 'current' ? etags.at(-1) : etags.at(0);
  return { 'if-match': tag ?? '' };
}

/** Returns true if the sent entity tag belongs to a previous version. */
function isStale({ ifMatch }: Step, { etags }: ModelResource): boolean {
  return ifMatch === 'first' && etags.length > 1;
}

/** Returns the entity tag of a write, which must be new for the resource. */
function newTag({ headers }: ApiResponse, etags: readonly string[]): string {
  const tag = headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  expect(etags).not.toContain(tag);
  return tag;
}
