export { createClient } from '@observability-api/managed';
