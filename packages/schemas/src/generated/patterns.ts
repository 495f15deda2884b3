// Generated from specs by `npm run generate`. Do not edit.

import { repeatedSets } from '../runtime/guards.ts';

export const pattern = /^[0-9a-f]{24}$/u;
export const pattern2 = /^[A-Za-z0-9_-]{1,36}$/u;
export const shape = /* @__PURE__ */ repeatedSets('[0-9a-f]', 24);
export const shape2 = /^[A-Za-z0-9_-]+$/;
export const pattern3 = /^[A-Za-z0-9+/]{43}=$/u;
export const pattern4 = /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u;
export const pattern5 = /^[A-Za-z0-9_]*$/u;
export const pattern6 = /^[a-zA-Z][a-zA-Z0-9_]*$/u;
export const pattern7 = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/u;
export const pattern8 = /^[0-9]+(?:s|m|h|d)$/u;
export const pattern9 = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
export const pattern10 = /^[ -~\u00A0-\u00FF]*$/u;
