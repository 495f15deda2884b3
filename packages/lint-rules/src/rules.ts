import type { Oas3Rule } from '@redocly/openapi-core';
import { componentFileName } from './rules/files/component-file-name.ts';
import { extensionKnown } from './rules/files/extension-known.ts';
import { infoVersionInSync } from './rules/files/info-version-in-sync.ts';
import { noAllofWrapper } from './rules/files/no-allof-wrapper.ts';
import { oneDocument } from './rules/files/one-document.ts';
import { pathFileName } from './rules/files/path-file-name.ts';
import { sharedOnce } from './rules/files/shared-once.ts';
import { additionalPropertiesPolicy } from './rules/inputs/additional-properties-policy.ts';
import { arrayBounded } from './rules/inputs/array-bounded.ts';
import { integerBounded } from './rules/inputs/integer-bounded.ts';
import { mapBounded } from './rules/inputs/map-bounded.ts';
import { pathParameterRequired } from './rules/inputs/path-parameter-required.ts';
import { requestBodyRequired } from './rules/inputs/request-body-required.ts';
import { requestResponseSeparation } from './rules/inputs/request-response-separation.ts';
import { requiredWithNoDefault } from './rules/inputs/required-with-no-default.ts';
import { stringBounded } from './rules/inputs/string-bounded.ts';
import { clientMethodPresentAndUnique } from './rules/operations/client-method-present-and-unique.ts';
import { deprecationComplete } from './rules/operations/deprecation-complete.ts';
import { operationIdShape } from './rules/operations/operation-id-shape.ts';
import { rolesStated } from './rules/operations/roles-stated.ts';
import { securityAtRoot } from './rules/operations/security-at-root.ts';
import { stabilityMarked } from './rules/operations/stability-marked.ts';
import { tagOwned } from './rules/operations/tag-owned.ts';
import { errorEnvelope } from './rules/responses/error-envelope.ts';
import { errorResponseShared } from './rules/responses/error-response-shared.ts';
import { errorResponsesComplete } from './rules/responses/error-responses-complete.ts';
import { etagOnSingleResources } from './rules/responses/etag-on-single-resources.ts';
import { listPaginated } from './rules/responses/list-paginated.ts';
import { noTopLevelArray } from './rules/responses/no-top-level-array.ts';
import { rateLimitDocumented } from './rules/responses/rate-limit-documented.ts';
import { requestIdDocumented } from './rules/responses/request-id-documented.ts';
import { successEnvelope } from './rules/responses/success-envelope.ts';
import { webhookResponsesDescribed } from './rules/responses/webhook-responses-described.ts';
import { descriptionQuality } from './rules/text/description-quality.ts';
import { examplesInList } from './rules/text/examples-in-list.ts';
import { examplesPresent } from './rules/text/examples-present.ts';
import { examplesRealistic } from './rules/text/examples-realistic.ts';
import { noBrandNames } from './rules/text/no-brand-names.ts';
import { summaryStyle } from './rules/text/summary-style.ts';
import { boundsPossible } from './rules/types/bounds-possible.ts';
import { defaultValid } from './rules/types/default-valid.ts';
import { discriminatorRequired } from './rules/types/discriminator-required.ts';
import { enumDocumented } from './rules/types/enum-documented.ts';
import { keywordOfType } from './rules/types/keyword-of-type.ts';
import { noFreeForm } from './rules/types/no-free-form.ts';
import { noInlineObject } from './rules/types/no-inline-object.ts';
import { nullableStyle } from './rules/types/nullable-style.ts';
import { numbersExact } from './rules/types/numbers-exact.ts';
import { propertyNameStyle } from './rules/types/property-name-style.ts';
import { timeFormat } from './rules/types/time-format.ts';
import { uuidFormat } from './rules/types/uuid-format.ts';

/** The name of a preset. Each preset includes the rules of the previous ones. */
export type PresetName = 'minimal' | 'recommended' | 'all';

/** A rule and the smallest preset that includes it. */
export interface ListedRule {
  readonly rule: Oas3Rule;
  readonly preset: PresetName;
}

/** All rules by family (their folder in `src/rules`) and name. */
export const families: Readonly<Record<string, Readonly<Record<string, ListedRule>>>> = {
  operations: {
    'operation-id-shape': { rule: operationIdShape, preset: 'minimal' },
    'client-method-present-and-unique': { rule: clientMethodPresentAndUnique, preset: 'all' },
    'tag-owned': { rule: tagOwned, preset: 'recommended' },
    'stability-marked': { rule: stabilityMarked, preset: 'all' },
    'deprecation-complete': { rule: deprecationComplete, preset: 'recommended' },
    'roles-stated': { rule: rolesStated, preset: 'all' },
    'security-at-root': { rule: securityAtRoot, preset: 'all' },
  },
  responses: {
    'error-responses-complete': { rule: errorResponsesComplete, preset: 'recommended' },
    'error-response-shared': { rule: errorResponseShared, preset: 'minimal' },
    'error-envelope': { rule: errorEnvelope, preset: 'recommended' },
    'success-envelope': { rule: successEnvelope, preset: 'all' },
    'list-paginated': { rule: listPaginated, preset: 'recommended' },
    'rate-limit-documented': { rule: rateLimitDocumented, preset: 'recommended' },
    'request-id-documented': { rule: requestIdDocumented, preset: 'all' },
    'etag-on-single-resources': { rule: etagOnSingleResources, preset: 'all' },
    'no-top-level-array': { rule: noTopLevelArray, preset: 'minimal' },
    'webhook-responses-described': { rule: webhookResponsesDescribed, preset: 'recommended' },
  },
  inputs: {
    'request-body-required': { rule: requestBodyRequired, preset: 'minimal' },
    'path-parameter-required': { rule: pathParameterRequired, preset: 'minimal' },
    'integer-bounded': { rule: integerBounded, preset: 'minimal' },
    'string-bounded': { rule: stringBounded, preset: 'minimal' },
    'array-bounded': { rule: arrayBounded, preset: 'minimal' },
    'map-bounded': { rule: mapBounded, preset: 'minimal' },
    'additional-properties-policy': { rule: additionalPropertiesPolicy, preset: 'recommended' },
    'required-with-no-default': { rule: requiredWithNoDefault, preset: 'minimal' },
    'request-response-separation': { rule: requestResponseSeparation, preset: 'recommended' },
  },
  types: {
    'uuid-format': { rule: uuidFormat, preset: 'recommended' },
    'time-format': { rule: timeFormat, preset: 'recommended' },
    'discriminator-required': { rule: discriminatorRequired, preset: 'minimal' },
    'enum-documented': { rule: enumDocumented, preset: 'recommended' },
    'nullable-style': { rule: nullableStyle, preset: 'minimal' },
    'no-inline-object': { rule: noInlineObject, preset: 'recommended' },
    'no-free-form': { rule: noFreeForm, preset: 'minimal' },
    'default-valid': { rule: defaultValid, preset: 'minimal' },
    'bounds-possible': { rule: boundsPossible, preset: 'minimal' },
    'numbers-exact': { rule: numbersExact, preset: 'minimal' },
    'keyword-of-type': { rule: keywordOfType, preset: 'minimal' },
    'property-name-style': { rule: propertyNameStyle, preset: 'recommended' },
  },
  text: {
    'description-quality': { rule: descriptionQuality, preset: 'recommended' },
    'summary-style': { rule: summaryStyle, preset: 'recommended' },
    'examples-present': { rule: examplesPresent, preset: 'recommended' },
    'examples-in-list': { rule: examplesInList, preset: 'recommended' },
    'examples-realistic': { rule: examplesRealistic, preset: 'recommended' },
    'no-brand-names': { rule: noBrandNames, preset: 'all' },
  },
  files: {
    'component-file-name': { rule: componentFileName, preset: 'recommended' },
    'path-file-name': { rule: pathFileName, preset: 'all' },
    'no-allof-wrapper': { rule: noAllofWrapper, preset: 'minimal' },
    'one-document': { rule: oneDocument, preset: 'minimal' },
    'shared-once': { rule: sharedOnce, preset: 'recommended' },
    'info-version-in-sync': { rule: infoVersionInSync, preset: 'all' },
    'extension-known': { rule: extensionKnown, preset: 'all' },
  },
};

/** All rules by name. */
export const rules: Readonly<Record<string, ListedRule>> = Object.assign({}, ...Object.values(families));
