import { ApiError } from '../errors/api-error.ts';
import type { CallState } from './call-state.ts';

/** What a call answered, with what came beside the data. */
export interface Answer<Data> {
  readonly data: Data;
  /** The last response. Its body has been read. */
  readonly response: Response;
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;
  /** How many attempts it took. */
  readonly attempts: number;
  /** The version of the resource, to be sent back as `ifMatch`. */
  readonly etag: string | undefined;
}

/** The success of {@link Call.result}. */
export interface Success<Data> extends Answer<Data> {
  readonly ok: true;
}

/** The failure of {@link Call.result}: `error.status` tells what `error.body` is. */
export interface Refused<Failed> {
  readonly ok: false;
  readonly error: Failed;
}

/**
 * One call of the service, a promise of its data. It is sent once, when it is first awaited (or `then`, `withResponse`,
 * `result` … is called), and not before.
 */
export class Call<Data, Failed = ApiError> implements Promise<Data> {
  readonly #state: CallState;
  readonly #send: (state: CallState) => Promise<Data>;
  #data: Promise<Data> | undefined;

  /** Calls are made by a client's methods. */
  constructor(state: CallState, send: (state: CallState) => Promise<Data>) {
    this.#state = state;
    this.#send = send;
  }

  get [Symbol.toStringTag](): string {
    return 'Call';
  }

  #sent(): Promise<Data> {
    this.#data ??= this.#send(this.#state);
    return this.#data;
  }

  then<Kept = Data, Caught = never>(
    onData?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    onError?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.#sent().then(onData, onError);
  }

  catch<Caught = never>(onError?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Data | Caught> {
    return this.#sent().catch(onError);
  }

  finally(onEnd?: (() => void) | null): Promise<Data> {
    return this.#sent().finally(onEnd);
  }

  /** The data with the response, the request id, the number of attempts and the ETag. */
  async withResponse(): Promise<Answer<Data>> {
    const data = await this.#sent();
    // There is one where there is data.
    const { response, attempts } = this.#state as CallState & { readonly response: Response };
    const { headers } = response;
    return {
      data,
      response,
      requestId: headers.get('x-request-id') ?? undefined,
      attempts,
      etag: headers.get('etag') ?? undefined,
    };
  }

  /**
   * The answer, or the error that the service answered with, told apart by `ok`. Rejects only where the service did not
   * answer: with ConnectionError, TimeoutError, AbortError, RouteNotFoundError.
   */
  async result(): Promise<Success<Data> | Refused<Failed>> {
    try {
      return { ok: true, ...(await this.withResponse()) };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error: error as Failed };
      throw error;
    }
  }
}
