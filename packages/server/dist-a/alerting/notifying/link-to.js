import { linkToApi } from './api-link.js';
import { linkByTemplate } from './dashboard-link.js';
/** Links by the template of `--dashboard-url`, and without one to the API, which is at `origin`. */
export const linkTo = (template, store, origin) => template === undefined ? linkToApi(store, origin) : linkByTemplate(template);
