/** A response whose body has been read. It has the part of `Response` that openapi-fetch uses. */
export class BufferedResponse {
  declare readonly response: Response;
  declare readonly status: number;
  declare readonly ok: boolean;
  declare readonly headers: Headers;
  readonly #text: string;

  constructor(response: Response, text: string) {
    this.response = response;
    this.status = response.status;
    this.ok = response.ok;
    this.headers = response.headers;
    this.#text = text;
  }

  async text(): Promise<string> {
    return this.#text;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
}
