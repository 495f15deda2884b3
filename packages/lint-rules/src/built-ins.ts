import type { RuleConfig } from '@redocly/openapi-core';
import type { PresetName } from './rules.ts';

/** By default, the rules that validate examples reject properties that the schema does not list, also in the subschemas of `if`. */
const exampleRule = { severity: 'error', allowAdditionalProperties: true } as const;

const json = ['application/json'];

const minimal = {
  'no-invalid-media-type-examples': exampleRule,
  'no-invalid-parameter-examples': exampleRule,
  'no-invalid-schema-examples': exampleRule,
  'operation-4xx-response': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'path-parameters-defined': 'error',
} as const;

const recommended = {
  ...minimal,
  'component-name-unique': 'error',
  'no-duplicated-tag-names': 'error',
  // By default, the rule also finds verbs inside of words, such as `get` in `/widgets`.
  'no-http-verbs-in-paths': { severity: 'error', splitIntoWords: true },
  'no-unused-components': 'error',
  // `description-quality` checks these descriptions.
  'operation-description': 'off',
  'parameter-description': 'off',
  'tag-description': 'off',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'request-mime-type': { severity: 'error', allowedValues: json },
  'response-mime-type': { severity: 'error', allowedValues: json },
} as const;

/** The rules of Redocly that the presets enable or disable. */
export const builtIns: Readonly<Record<PresetName, Readonly<Record<string, RuleConfig>>>> = {
  minimal,
  recommended,
  all: recommended,
};
