import type { DataTag, InfiniteData, QueryKey } from '@tanstack/query-core';
import type { CallError } from './calls/call.ts';
import type { Page, PageMeta } from './paging/page.ts';

/** The client retries, so TanStack Query does not. TanStack Query infers the type of errors from the parameter `error`. */
type Retry<Failed> = (failureCount: number, error: CallError<Failed>) => boolean;

/** Options of a query: an argument of `useQuery`, `fetchQuery` and so on. */
export interface QueryOptions<Data, Failed> {
  readonly queryKey: DataTag<QueryKey, Data, CallError<Failed>>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly retry: Retry<Failed>;
}

/** One page of a list as plain data, which TanStack Query can compare and persist. */
export interface QueryPage<Item> {
  readonly items: Item[];
  /** The position of the page. `undefined` if the server does not state the total. `limit` and `offset` default to those of the call. */
  readonly meta: PageMeta | undefined;
  /** The offset of the next page. `undefined` on the last page, unless the server states no total and the page is full. */
  readonly nextOffset: number | undefined;
}

/** Options of an infinite query: an argument of `useInfiniteQuery`, `fetchInfiniteQuery` and so on. */
export interface InfiniteQueryOptions<Item, Failed> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<QueryPage<Item>, number>, CallError<Failed>>;
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: number }) => Promise<QueryPage<Item>>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (page: QueryPage<Item>) => number | undefined;
  readonly retry: Retry<Failed>;
}

/** Options of a mutation: an argument of `useMutation`. `Variables` is the argument of `mutate`. */
export interface MutationOptions<Data, Failed, Variables> {
  readonly mutationKey: QueryKey;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly retry: Retry<Failed>;
}

/** The methods of each resource: their kind and the names of their arguments. Each client has a generated table. */
export type QueryTable = Readonly<
  Record<string, Readonly<Record<string, readonly ['query' | 'list' | 'mutation', ...string[]]>>>
>;

type Values = Readonly<Record<string, unknown>>;
type Api = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;

function retry() {
  return false;
}

/**
 * Creates a function for each method in the table. The function returns the options of a query, an infinite query or a mutation. Also
 * creates a `key` for each resource. `root` is the first part of all keys.
 */
export function queriesOf(root: string, api: object, table: QueryTable): object {
  return mapEntries(table, (resource, methods) => ({
    key: [root, resource],
    ...mapEntries(methods, (method, [kind, ...names]) => {
      const send = (args: readonly unknown[], options: unknown) => (api as Api)[resource]?.[method]?.(...args, options);
      const key = [root, resource, method];
      if (kind === 'mutation') {
        const mutationFn = (variables: Values) =>
          send(
            names.map((name) => variables[name]),
            variables['options'],
          );
        return () => ({ mutationKey: key, mutationFn, retry });
      }
      return (...parameters: unknown[]) => {
        const args = parameters.slice(0, names.length);
        const options = parameters[names.length] as Values | undefined;
        const queryKey = [...key, ...args, ...(options ? [options] : [])];
        if (kind === 'query') {
          const queryFn = ({ signal }: Values) => send(args, { ...options, signal });
          return { queryKey, queryFn, retry };
        }
        return {
          queryKey,
          queryFn: async ({ signal, pageParam }: Values) => {
            const page = (await send(args, { ...options, signal, offset: pageParam })) as Page<unknown>;
            return { items: page.items, meta: page.meta, nextOffset: page.nextOffset };
          },
          initialPageParam: options?.['offset'] ?? 0,
          getNextPageParam: ({ nextOffset }: QueryPage<unknown>) => nextOffset,
          retry,
        };
      };
    }),
  }));
}

function mapEntries<Value>(
  entries: Readonly<Record<string, Value>>,
  map: (name: string, value: Value) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, map(name, value)]));
}
