// Generated from specs/managed by `npm run generate`. Do not edit.

/** The `User-Agent` header of the client. */
export const userAgent = 'observability-api-managed/0.0.0';
