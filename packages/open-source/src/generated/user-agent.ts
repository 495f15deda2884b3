// Generated from specs/open-source by `npm run generate`. Do not edit.

/** What the client calls itself in `User-Agent`. */
export const userAgent = 'observability-api-open-source/0.0.0';
