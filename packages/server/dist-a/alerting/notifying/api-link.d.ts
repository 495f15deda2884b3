import type { Store } from '../../store/store.ts';
import type { LinkTo } from './dashboard-link.ts';
/** Links to a dashboard in the API, for who has no page that shows it. `origin` is where the API is. */
export declare const linkToApi: ({ db }: Pick<Store, 'db'>, origin: () => string) => LinkTo;
