/** One operation of a spec, as a call needs it. Each client has a generated table of these. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As in the spec, with `{name}` for a path parameter. Calls name those that are no `defaults`, in order. */
  readonly path: string;
  /** Path parameters that the client was created with; an option of the same name overrides them. */
  readonly defaults?: readonly string[];
  /** Options that travel in the query. */
  readonly query?: readonly string[];
  /** Options that travel as headers, by the name of the option. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The property of a successful body that holds what the method returns; absent when it returns nothing. */
  readonly content?: string;
  /** Properties of the answer's rows that are numbers: some servers send them as decimal strings. */
  readonly numbers?: readonly string[];
}
