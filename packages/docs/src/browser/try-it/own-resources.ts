/** A resource of the caller. */
export interface OwnResource {
  readonly id: string;
  readonly name?: string | null;
  readonly kind?: string;
  /** The id of the connection of a source. */
  readonly connection?: string;
  /** The database of a source. */
  readonly from?: { readonly databaseName?: string };
  readonly tiles?: readonly OwnTile[];
  readonly [property: string]: unknown;
}

/** A tile of a dashboard, with the properties that the form reads. */
export interface OwnTile {
  readonly id: string;
  readonly series?: readonly { readonly type: string }[];
  readonly config?: { readonly displayType: string; readonly configType?: string };
}

/** Reads the resources of the caller. Sends only one request per URL. */
export class OwnResources {
  readonly #authorization: string;
  readonly #read = new Map<string, Promise<unknown>>();

  constructor(authorization: string) {
    this.#authorization = authorization;
  }

  /** Returns the first 100 resources of a collection; undefined if it cannot be read. */
  async list(collection: string): Promise<readonly OwnResource[] | undefined> {
    const resources = await this.get(`${collection}?limit=100`);
    return Array.isArray(resources) ? (resources as OwnResource[]) : undefined;
  }

  /** Returns the resource or the list at a URL; undefined if it cannot be read. */
  get(address: string): Promise<unknown> {
    let reading = this.#read.get(address);
    if (!reading) {
      reading = this.#fetch(address).catch(() => undefined);
      this.#read.set(address, reading);
    }
    return reading;
  }

  async #fetch(address: string): Promise<unknown> {
    const headers = { authorization: this.#authorization };
    const response = await fetch(address, { headers, credentials: 'omit', cache: 'no-store' });
    if (!response.ok) return undefined;
    const { data, result } = (await response.json()) as { data?: unknown; result?: unknown };
    return data ?? result;
  }
}
