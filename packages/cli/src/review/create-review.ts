import type { Tile } from '@observability-api/charts';
import type { AlertPreviewVariant, TileResult } from '@observability-api/schemas';
import type { AnyClient } from '../connection/client.ts';
import type { Io } from '../io.ts';
import { idPlaceholder, idPlaceholdersIn, withSyntheticIds } from '../monitoring/desired.ts';
import { isJsonObject, type Json, kinds } from '../monitoring/kinds.ts';
import { normalize } from '../monitoring/normalize.ts';
import type { Action, Plan } from '../monitoring/plan/plan.ts';
import type { MonitoringService } from '../monitoring/service.ts';
import { sortedJson } from '../monitoring/sorted-json.ts';
import { describeError } from '../output/error-message.ts';
import { resultText } from '../terminal/result-text.ts';

/** A tile before or after the change: pictures for both themes and a chart as text, or the reason why there are none. */
export interface Picture {
  readonly svg?: string;
  readonly darkSvg?: string;
  readonly text?: string;
  readonly error?: string;
}

/** A tile that the plan adds, changes or removes. */
export interface TileReview {
  readonly name: string;
  readonly before?: Picture;
  readonly after?: Picture;
  /** The alerts that the plan does not change and that watch the tile. Empty if the plan adds or removes the tile. */
  readonly alerts: readonly (AlertReview & { readonly name: string })[];
}

/** The firings of an alert in the range, before and after the plan. */
export interface AlertReview {
  readonly before?: AlertPreviewVariant;
  readonly after?: AlertPreviewVariant;
  /** Warnings of the preview, or the reason why there is none. */
  readonly notes: readonly string[];
}

/** An action of a plan with its effects on tiles and alerts. */
export interface ActionReview {
  readonly action: Action;
  readonly tiles: readonly TileReview[];
  readonly alert?: AlertReview;
}

/** The effects of a plan in a range of time. Times are Unix milliseconds. */
export interface Review {
  readonly set: string;
  readonly from: number;
  readonly to: number;
  readonly actions: readonly ActionReview[];
  readonly notes: readonly string[];
}

/** The size of a picture in pixels. Two pictures fit next to each other in `review.html`. */
const SIZE = { width: 480, height: 240 };

/** The width of charts as text, in characters. They fit into a comment on a pull request. */
const TEXT_WIDTH = 88;

/** Draws the changed tiles of a plan. Previews its changed alerts, and the alerts on changed tiles. Sends only requests that read. */
export async function createReview(
  plan: Plan,
  client: AnyClient,
  service: MonitoringService,
  range: { readonly from: number; readonly to: number },
  io: Io,
): Promise<Review> {
  const reviewer = new Reviewer(plan, client, service, range, io);
  const actions: ActionReview[] = [];
  for (const action of plan.actions) actions.push(await reviewer.review(action));
  return { set: plan.set, ...range, actions, notes: plan.notes };
}

class Reviewer {
  readonly #plan: Plan;
  readonly #client: AnyClient;
  readonly #service: MonitoringService;
  readonly #from: number;
  readonly #to: number;
  readonly #signal: AbortSignal | undefined;
  #alerts: Promise<Json[]> | undefined;

  constructor(
    plan: Plan,
    client: AnyClient,
    service: MonitoringService,
    range: { readonly from: number; readonly to: number },
    io: Io,
  ) {
    this.#plan = plan;
    this.#client = client;
    this.#service = service;
    this.#from = range.from;
    this.#to = range.to;
    this.#signal = io.signal;
  }

  async review(action: Action): Promise<ActionReview> {
    const tiles = action.kind === 'Dashboard' ? await this.#changedTiles(action) : [];
    const alert = action.kind === 'Alert' && action.action !== 'delete' ? await this.#changedAlert(action) : undefined;
    return { action, tiles, ...(alert && { alert }) };
  }

  /** Draws the tiles that the action adds or removes, or whose content it changes. Ignores changes of the position. */
  async #changedTiles({ id, body }: Action): Promise<TileReview[]> {
    const stored = id === undefined ? undefined : (await this.#service.get('Dashboard', id))?.value;
    const before = new Map(tilesOf(stored).map((tile) => [tile['id'], tile]));
    const after = new Map(tilesOf(body).map((tile) => [tile['id'], tile]));
    const ids = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))];
    const reviews: TileReview[] = [];
    for (const key of ids) {
      const [previous, current] = [before.get(key), after.get(key)];
      if (previous && current && contentOf(previous) === contentOf(current)) continue;
      reviews.push({
        name: String(current?.['name'] ?? previous?.['name'] ?? ''),
        ...(previous && { before: await this.#draw(previous) }),
        ...(current && { after: await this.#draw(current) }),
        alerts: previous && current ? await this.#unchangedAlerts(String(id), current) : [],
      });
    }
    return reviews;
  }

  async #draw(tile: Json): Promise<Picture> {
    const { config, series, asRatio } = tile;
    const queried = isJsonObject(config)
      ? { config: withoutClick(config) }
      : { series, ...(asRatio === true && { asRatio }) };
    if (idPlaceholdersIn(queried).length > 0)
      return { error: 'The tile depends on a resource that does not exist yet, so it cannot be drawn.' };
    try {
      const body = { tile: queried, startTime: this.#from, endTime: this.#to };
      const result = (await this.#client['charts']?.['query']?.(body, { signal: this.#signal })) as
        | TileResult
        | undefined;
      if (!result) return { error: 'This service has no operation that computes tiles.' };
      const { renderChart } = await import('@observability-api/charts/render');
      const shown = tile as Tile;
      const draw = (theme: 'light' | 'dark') => renderChart({ tile: shown, result, ...SIZE, theme, timeZone: 'UTC' });
      const range = { startTime: this.#from, endTime: this.#to };
      const text = resultText(shown, result, range, TEXT_WIDTH, (_, plain) => plain);
      return { svg: draw('light'), darkSvg: draw('dark'), text };
    } catch (error) {
      return { error: describeError(error).message };
    }
  }

  /** Previews a new or changed alert. If the action changes or replaces a stored alert, also previews the stored one. */
  async #changedAlert({ body = {}, id, replaces }: Action): Promise<AlertReview> {
    const review = await this.#preview(body, this.#watchedTile(body), id ?? replaces);
    const { savedSearchId } = body;
    const isSearchChanged = this.#plan.actions.some(
      (action) => action.kind === 'SavedSearch' && savedSearchId !== undefined && action.id === savedSearchId,
    );
    if (!review.after || !isSearchChanged) return review;
    return { ...review, notes: [...review.notes, 'The preview does not include the changes of the saved search.'] };
  }

  /**
   * Compares the firings of the alerts on a tile before and after a change of the tile. Omits the alerts that the plan changes.
   */
  async #unchangedAlerts(dashboardId: string, tile: Json) {
    this.#alerts ??= this.#service.list('Alert');
    const planned = new Set(this.#plan.actions.flatMap(({ id, replaces }) => [id, replaces]));
    const reviews = [];
    for (const alert of await this.#alerts) {
      const isOnTile = alert['dashboardId'] === dashboardId && alert['tileId'] === tile['id'];
      const id = String(alert['id']);
      if (!isOnTile || planned.has(id)) continue;
      const name = String(alert['displayName'] ?? alert['name'] ?? id);
      reviews.push({ name, ...(await this.#preview(normalize(kinds.Alert, alert), tile, id)) });
    }
    return reviews;
  }

  /**
   * Returns the tile of an alert as it is after the plan, if the plan writes its dashboard. With this tile, the dashboard of the alert
   * need not exist yet.
   */
  #watchedTile({ dashboardId, tileId }: Json): Json | undefined {
    if (typeof dashboardId !== 'string') return undefined;
    const dashboard = this.#plan.actions.find(
      ({ kind, id, name }) => kind === 'Dashboard' && (id ?? idPlaceholder({ kind, name, value: {} })) === dashboardId,
    );
    return tilesOf(dashboard?.body).find(({ id }) => id === tileId);
  }

  async #preview(alert: Json, tile: Json | undefined, compareWith: string | undefined): Promise<AlertReview> {
    const preview = this.#client['alerts']?.['preview'];
    if (!preview) return { notes: ['This service has no preview of alerts.'] };
    // The webhooks of a previewed alert need not exist.
    const { channel: _, channels: _channels, ...watched } = alert;
    if (idPlaceholdersIn(tile ?? watched).length > 0) {
      return { notes: ['The alert depends on a resource that does not exist yet, so it cannot be previewed.'] };
    }
    const input = {
      alert: withSyntheticIds(alert),
      from: this.#from,
      to: this.#to,
      ...(tile && { tile }),
      ...(compareWith !== undefined && { compareWith }),
    };
    try {
      const { alert: after, compareWith: before } = (await preview(input, { signal: this.#signal })) as {
        readonly alert: AlertPreviewVariant;
        readonly compareWith?: AlertPreviewVariant;
      };
      return { after, ...(before && { before }), notes: after.warnings ?? [] };
    } catch (error) {
      return { notes: [describeError(error).message] };
    }
  }
}

function tilesOf(dashboard: Json | undefined): Json[] {
  const tiles = dashboard?.['tiles'];
  return Array.isArray(tiles) ? tiles.filter(isJsonObject) : [];
}

/** Removes `onClick`. Its target can be a dashboard that does not exist yet, and does not change the result of the tile. */
function withoutClick({ onClick: _, ...config }: Json): Json {
  return config;
}

/** Serializes the content of a tile, without its position. Equal contents have equal text. */
function contentOf({ name, config, series, asRatio }: Json): string {
  return sortedJson([name, config, series, asRatio === true]);
}
