export { type Aliases, rewrite } from '@observability-api/client-core/rewrite';
