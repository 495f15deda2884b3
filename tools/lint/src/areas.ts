/** The turbo tasks of each area. An area is a group of checks that `npm run lint -- <area>` runs. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  specs: [
    '@observability-api/spec-open-source#lint',
    '@observability-api/spec-managed#lint',
    'workflows#lint',
    'codegen#lint',
  ],
  code: ['//#lint:code', '//#lint:boundaries', '//#lint:unused', 'layers#lint', 'lint#lint'],
  text: ['//#lint:words', '//#lint:markdown'],
  types: ['@observability-api/server#lint', 'typecheck'],
};
