import { ApiError } from '../errors/api-error.ts';
import type { CallState } from './call-state.ts';

/** The data of a call with its response. */
export interface CallResponse<Data> {
  readonly data: Data;
  /** The last response. Its body has been read. */
  readonly response: Response;
  /** Identifies the request in the log of the service. */
  readonly requestId: string | undefined;
  /** The number of attempts that were made. */
  readonly attempts: number;
  /** The version of the resource. Pass it as `ifMatch` to a later write. */
  readonly etag: string | undefined;
}

/** The result of {@link Call.result} for a successful call. */
export interface CallSuccess<Data> extends CallResponse<Data> {
  readonly ok: true;
}

/** The result of {@link Call.result} for an error response. `error.status` narrows the type of `error.body`. */
export interface CallFailure<Failed> {
  readonly ok: false;
  readonly error: Failed;
}

/**
 * A call of the service: a lazy promise of its data. The request is sent once, on the first `await` or the first call of a
 * method such as `then` or `withResponse`.
 */
export class Call<Data, Failed = ApiError> implements Promise<Data> {
  readonly #state: CallState;
  readonly #send: (state: CallState) => Promise<Data>;
  #data: Promise<Data> | undefined;

  /** The methods of a client create calls. */
  constructor(state: CallState, send: (state: CallState) => Promise<Data>) {
    this.#state = state;
    this.#send = send;
  }

  get [Symbol.toStringTag](): string {
    return 'Call';
  }

  #sendOnce(): Promise<Data> {
    this.#data ??= this.#send(this.#state);
    return this.#data;
  }

  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#sendOnce().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Data | Rejected> {
    return this.#sendOnce().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#sendOnce().finally(onFinally);
  }

  /** Returns the data with the response, the request id, the number of attempts and the ETag. */
  async withResponse(): Promise<CallResponse<Data>> {
    const data = await this.#sendOnce();
    // A successful call always has a response.
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
   * Returns `{ ok: true, data, … }`, or `{ ok: false, error }` for an error response of the service. Rejects only if there
   * is no valid response: with ConnectionError, TimeoutError, AbortError or RouteNotFoundError.
   */
  async result(): Promise<CallSuccess<Data> | CallFailure<Failed>> {
    try {
      return { ok: true, ...(await this.withResponse()) };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error: error as Failed };
      throw error;
    }
  }
}
