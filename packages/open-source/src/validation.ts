import { createValidations, type Validations } from '@observability-api/client-core/validation';
import { schemas } from './generated/schemas.ts';

export { type OperationSchemas, ValidationError, type ValueIssue } from '@observability-api/client-core/validation';

const validations: Validations = /* @__PURE__ */ createValidations(schemas);

/**
 * For `createClient({ validation: strict })`: a call whose request or answer is not what the spec says is rejected with a
 * `ValidationError`; a wrong request is not sent. Properties that the spec does not name pass in answers.
 */
export const strict: Validations['strict'] = /* @__PURE__ */ (() => validations.strict)();

/** For `createClient({ validation: warn })`: the same is logged as a warning, and the call goes on. */
export const warn: Validations['warn'] = /* @__PURE__ */ (() => validations.warn)();
