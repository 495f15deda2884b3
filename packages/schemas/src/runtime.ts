/** The parts of the validators' runtime that other packages and their generated code import. */
export { cidr } from './runtime/formats/cidr.ts';
export { date, dateTime, time } from './runtime/formats/date-time.ts';
export { ipv4 } from './runtime/formats/ipv4.ts';
export { ipv6 } from './runtime/formats/ipv6.ts';
export { uri } from './runtime/formats/uri.ts';
export { uuid } from './runtime/formats/uuid.ts';
export type { ValidationIssue } from './runtime/issue.ts';
export { allOf } from './runtime/keywords/all-of.ts';
export { anyOf } from './runtime/keywords/any-of.ts';
export { condition } from './runtime/keywords/condition.ts';
export { exclusive } from './runtime/keywords/exclusive.ts';
export { map } from './runtime/keywords/map.ts';
export { multipleOf } from './runtime/keywords/multiple-of.ts';
export { union } from './runtime/keywords/union.ts';
export { uniqueItems } from './runtime/keywords/unique-items.ts';
export { ValidationError } from './runtime/validation-error.ts';
export { isObject } from './runtime/value.ts';
