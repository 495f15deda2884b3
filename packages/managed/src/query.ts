export type {
  InfiniteQueryOptions,
  MutationOptions,
  QueryOptions,
  QueryPage,
} from '@observability-api/client-core/query';
export * from './generated/queries.ts';
