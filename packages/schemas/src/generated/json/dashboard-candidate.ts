// Generated from specs/shared/schemas/DashboardCandidate.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardCandidate`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardCandidate',
  description:
    'The dashboard to validate, as in a create request. Every JSON value is accepted: the errors of an invalid dashboard are in the result, not in a 400 response.',
} as const;
