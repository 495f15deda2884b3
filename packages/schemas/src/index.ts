export { type Aliases, type AliasTable, createAliasTable } from './aliases.ts';
export { copyOf } from './copy-of.ts';
export * from './generated/index.ts';
export { fillDefaults } from './runtime/fill-defaults.ts';
export { type IssueCode, toPointer, type ValidationIssue } from './runtime/issue.ts';
export { nearest } from './runtime/nearest.ts';
export type { Rule } from './runtime/rule.ts';
export {
  type CheckOptions,
  type Schema,
  type StandardResult,
  type StandardSchema,
  schema,
} from './runtime/schema.ts';
export { type ValidatedCall, ValidationError } from './runtime/validation-error.ts';
export { type ToConfigResult, toConfig } from './to-config.ts';
export { variableNameOf } from './variable-name.ts';
