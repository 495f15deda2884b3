import { ApiError } from '../errors/api-error.ts';
import type { AbortError, ConnectionError, RouteNotFoundError, TimeoutError } from '../errors/transport-error.ts';
import type { CallState, CallWarning } from './call-state.ts';

/** The data of a call with its response. */
export interface CallResponse<Data> {
  readonly data: Data;
  /** The last response. Its body has been read. */
  readonly response: Response;
  /** Identifies the request in the log of the service. */
  readonly requestId: string | undefined;
  /** The number of attempts that were made. For `modify`, only those of the writes. */
  readonly attempts: number;
  /** The warnings about the request of a write, for example about a filter that does not parse. `[]` without warnings. */
  readonly warnings: readonly CallWarning[];
  /** The version of the resource. Pass it as `ifMatch` to a later write. `undefined` if the response has no strong ETag. */
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
 * The errors of a call: `Failed` if the service responds with an error status, otherwise the reason why there is no valid response.
 * Invalid arguments and strict validation cause other errors: see {@link Call.result}.
 */
export type CallError<Failed> = Failed | AbortError | ConnectionError | RouteNotFoundError | TimeoutError;

/** Makes `Promise` a base type of the class. Lint rules such as `no-floating-promises` check the base type. */
export interface Call<Data, Failed = ApiError> extends Promise<Data> {
  catch<Rejected = never>(
    onRejected?: ((error: CallError<Failed>) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Data | Rejected>;
}

/**
 * A call to the service: a promise of its data. The request is sent once: immediately if a method such as `then` or
 * `withResponse` is called, otherwise in a microtask. A call that is not awaited is therefore sent, too.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class implements every member of the interface.
export class Call<Data, Failed = ApiError> {
  readonly #state: CallState;
  readonly #send: (state: CallState) => Promise<Data>;
  #data: Promise<Data> | undefined;
  #waits = false;

  /** The methods of a client create calls. */
  constructor(state: CallState, send: (state: CallState) => Promise<Data>) {
    this.#state = state;
    this.#send = send;
    microtask.then(() => {
      if (!this.#waits) this.#sendOnce();
    });
  }

  get [Symbol.toStringTag](): string {
    return 'Call';
  }

  #sendOnce(): Promise<Data> {
    this.#data ??= this.#send(this.#state);
    return this.#data;
  }

  /** Delays the request until the data is needed. Has no effect after the microtask that sends the request. */
  protected wait(): void {
    this.#waits = true;
  }

  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((error: CallError<Failed>) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#sendOnce().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((error: CallError<Failed>) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Data | Rejected> {
    return this.#sendOnce().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#sendOnce().finally(onFinally);
  }

  /** Returns the data with the response, the request id, the number of attempts, the warnings and the ETag. */
  withResponse(): Promise<CallResponse<Data>> {
    return this.#sendOnce().then((data) => {
      // A successful call always has a response.
      const { response, requestId, attempts, warnings } = this.#state as CallState & { readonly response: Response };
      const { headers } = response;
      return {
        data,
        response,
        requestId: headers.get('x-request-id') ?? requestId,
        attempts,
        warnings: warnings ?? [],
        // Servers of other products with this API send weak tags and ignore `If-Match`.
        etag: headers.get('etag')?.match(/^".+/)?.[0],
      };
    });
  }

  /**
   * Returns `{ ok: true, data, … }`, or `{ ok: false, error }` for an error response of the service. Rejects with all other errors:
   *
   * - ConnectionError, TimeoutError, AbortError or RouteNotFoundError if there is no valid response
   * - TypeError if an argument is invalid
   * - ValidationError if the request or response does not match the spec and the client validates strictly
   * - the error of middleware, or of a function that returns credentials
   */
  result(): Promise<CallSuccess<Data> | CallFailure<Failed>> {
    return this.withResponse().then(
      (success) => ({ ok: true, ...success }),
      (error: unknown) => {
        if (error instanceof ApiError) return { ok: false, error: error as Failed };
        throw error;
      },
    );
  }
}

const microtask = Promise.resolve();
