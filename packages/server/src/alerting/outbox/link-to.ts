import type { Store } from '../../store/store.ts';
import { linkToApi } from './api-link.ts';
import { type LinkTo, linkByTemplate } from './dashboard-link.ts';

/** Links by the template of `--dashboard-url`, and without one to the API, which is at `origin`. */
export function createLinkTo(template: string | undefined, store: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return template === undefined ? linkToApi(store, origin) : linkByTemplate(template);
}
