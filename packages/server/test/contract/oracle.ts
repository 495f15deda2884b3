import { isIPv4, isIPv6 } from 'node:net';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, Spec, SpecOperation } from './spec.ts';

/** Checks values and responses against a spec with Ajv, which is independent of the generated validators. */
export interface Oracle {
  /** Returns the violations of a schema, one line each. */
  violations(schema: JsonSchema, value: unknown): string[];
  /** Returns the violations of the spec in a response: status, headers and body. */
  responseViolations(operation: SpecOperation, response: ReceivedResponse): string[];
  /** Returns the violations in an error that belongs to no operation, for example 405. */
  errorViolations(response: ReceivedResponse): string[];
}

/** A received response. Header names are in lower case. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers that every response can have, even if the spec does not list them. */
const generalHeaders = new Set([
  'content-type',
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'vary',
  'cache-control',
  'x-content-type-options',
]);

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers that each response of a deprecated operation can have, even if the spec does not list them. */
const deprecationHeaders = ['deprecation', 'sunset', 'link'];

const oracles = new Map<Spec, Oracle>();

/** Returns the oracle of a spec. The test files of a worker share it, because Ajv compiles for seconds. */
export function oracleOf(spec: Spec): Oracle {
  const oracle = oracles.get(spec) ?? createOracle(spec);
  oracles.set(spec, oracle);
  return oracle;
}

function createOracle(spec: Spec): Oracle {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, validateSchema: false });
  addFormats.default(ajv);
  for (const format of ['int32', 'int64', 'float', 'double']) ajv.addFormat(format, true);
  ajv.addFormat('cidr', (text) => isCidr(text));
  ajv.addSchema({ $id: 'spec', components: spec.components } as object);
  const errorSchema = { $ref: `#/components/schemas/${spec.name === 'managed' ? 'ManagedError' : 'OpenSourceError'}` };
  const compiled = new Map<JsonSchema, ValidateFunction>();
  const violations: Oracle['violations'] = (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(withAbsoluteReferences(schema) as object);
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
  const jsonViolations = (schema: JsonSchema, { status, headers, text }: ReceivedResponse): string[] => {
    if (headers['content-type'] !== JSON_TYPE) return [`the content type ${headers['content-type']}`];
    const body = JSON.parse(text) as Record<string, unknown>;
    const idViolations =
      'requestId' in body && body['requestId'] !== headers['x-request-id'] ? ['two request ids'] : [];
    const statusViolations =
      'status' in body && body['status'] !== status ? [`the status ${body['status']} in the body`] : [];
    return [...violations(schema, body).map((violation) => `body: ${violation}`), ...idViolations, ...statusViolations];
  };
  const bodyViolations = (operation: SpecOperation, response: ReceivedResponse): string[] => {
    const schema = operation.responses[response.status]?.content?.['application/json']?.schema;
    if (schema) return jsonViolations(schema, response);
    return response.text === '' ? [] : ['a body, although the spec has none'];
  };
  const headerViolations = (operation: SpecOperation, { status, headers }: ReceivedResponse): string[] => {
    const described = Object.entries(operation.responses[status]?.headers ?? {});
    const names = new Set(described.map(([name]) => name.toLowerCase()));
    if (operation.deprecated) for (const name of deprecationHeaders) names.add(name);
    const unknown = Object.keys(headers).filter((name) => !names.has(name) && !generalHeaders.has(name));
    const wrong = described.flatMap(([name, { required, schema }]) => {
      const value = headers[name.toLowerCase()];
      if (value === undefined) return required ? [`no header ${name}`] : [];
      return violations(schema, schema.type === 'integer' ? Number(value) : value).map(
        (violation) => `${name}: ${violation}`,
      );
    });
    return [
      ...unknown.map((name) => `the header ${name} is not in the spec`),
      ...wrong,
      ...deprecationViolations(operation, headers),
    ];
  };
  return {
    violations,
    errorViolations: (response) => jsonViolations(errorSchema, response),
    responseViolations(operation, response) {
      if (!operation.responses[response.status]) return [`the status ${response.status} is not in the spec`];
      return [...headerViolations(operation, response), ...bodyViolations(operation, response)];
    },
  };
}

/** Checks the headers of a deprecated operation: Deprecation (RFC 9745) and Sunset (RFC 8594). */
function deprecationViolations(
  { deprecated, sunset }: SpecOperation,
  { deprecation, sunset: sunsetHeader = '' }: ReceivedResponse['headers'],
): string[] {
  if (!deprecated) return [];
  const since = /^@\d+$/.test(deprecation ?? '') ? [] : [`Deprecation: ${deprecation}`];
  // `sunset` is the last day of the operation. The header has the last second of this day.
  const isLastSecond = Date.parse(sunsetHeader) + 1000 === Date.parse(`${sunset}T00:00:00Z`) + 86_400_000;
  return isLastSecond ? since : [...since, `Sunset: ${sunsetHeader}`];
}

/** Makes references absolute, so that a part of the spec can be compiled. */
function withAbsoluteReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withAbsoluteReferences);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith('#');
    return [key, isReference ? `spec${value}` : withAbsoluteReferences(value)];
  });
  return Object.fromEntries(entries);
}

function isCidr(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  if (rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  return isIPv4(address) ? Number(bits) <= 32 : isIPv6(address) && Number(bits) <= 128;
}
