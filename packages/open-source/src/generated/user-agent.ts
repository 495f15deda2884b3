// Generated from specs/open-source by `npm run generate`. Do not edit.

/** The `User-Agent` header of the client. */
export const userAgent = 'observability-api-open-source/0.0.0';
