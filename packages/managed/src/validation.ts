import { createValidations, type Validations } from '@observability-api/client-core/validation';
import { schemas } from './generated/schemas.ts';

export {
  type OperationSchemas,
  ValidationError,
  type ValidationIssue,
} from '@observability-api/client-core/validation';

// Bundlers remove an unused call that is marked as pure, but keep a read of a property. So functions read `strict` and `warn` below.
const validations: Validations = /* @__PURE__ */ createValidations(schemas);

/**
 * Pass it as `createClient({ validation: strict })`. A call whose request or response does not match the spec rejects with a
 * `ValidationError`, and an invalid request is not sent. Responses may have unknown properties, unknown values of enumerations and
 * discriminators, and strings that do not match their pattern. A response without `X-Request-Id` may be from a server with another
 * version of the API, because a service of this version always sends the header. If the only issues of such a response are missing
 * properties, they are logged and the response is accepted.
 */
export const strict: Validations['strict'] = /* @__PURE__ */ (() => validations.strict)();

/** Pass it as `createClient({ validation: warn })`. Logs a warning where `strict` rejects the call, and continues. */
export const warn: Validations['warn'] = /* @__PURE__ */ (() => validations.warn)();
