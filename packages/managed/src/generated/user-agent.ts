// Generated from specs/managed by `npm run generate`. Do not edit.

/** What the client calls itself in `User-Agent`. */
export const userAgent = 'observability-api-managed/0.0.0';
