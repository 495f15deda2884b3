import type { Store } from '../../store/store.ts';
import { type LinkTo } from './dashboard-link.ts';
/** Links by the template of `--dashboard-url`, and without one to the API, which is at `origin`. */
export declare const linkTo: (template: string | undefined, store: Pick<Store, 'db'>, origin: () => string) => LinkTo;
