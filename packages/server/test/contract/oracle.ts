import { isIPv4, isIPv6 } from 'node:net';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, Spec, SpecOperation } from './spec.ts';

/** What another implementation of JSON Schema says: Ajv, so that our own validators do not judge themselves. */
export interface Oracle {
  /** What is wrong with a value by a schema of the spec, one line each. */
  faults(schema: JsonSchema, value: unknown): string[];
  /** Everything that is wrong with a response: its status, its headers, its body. */
  responseFaults(operation: SpecOperation, response: ReceivedResponse): string[];
  /** The same of an error that is none of an operation, such as 405. */
  errorFaults(response: ReceivedResponse): string[];
}

/** A response as it came. Header names are in lower case. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers of HTTP itself, which the specs do not repeat. */
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

const json = 'application/json; charset=utf-8';

/** Headers that say how a deprecated operation ends, also of the answers where the spec leaves them out. */
const endingHeaders = ['deprecation', 'sunset', 'link'];

/** The oracle of a spec. Schemas are compiled once. */
export function createOracle(spec: Spec): Oracle {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, validateSchema: false });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  for (const format of ['int32', 'int64', 'float', 'double']) ajv.addFormat(format, true);
  ajv.addFormat('cidr', (text) => isCidr(text));
  ajv.addSchema({ $id: 'spec', components: spec.components } as object);
  const errorSchema = { $ref: `#/components/schemas/${spec.name === 'managed' ? 'ManagedError' : 'OpenSourceError'}` };
  const compiled = new Map<JsonSchema, ValidateFunction>();
  const faults: Oracle['faults'] = (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(withAbsoluteReferences(schema) as object);
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
  const jsonFaults = (schema: JsonSchema, { status, headers, text }: ReceivedResponse): string[] => {
    if (headers['content-type'] !== json) return [`the content type ${headers['content-type']}`];
    const body = JSON.parse(text) as Record<string, unknown>;
    const ids = 'requestId' in body && body['requestId'] !== headers['x-request-id'] ? ['two request ids'] : [];
    const statuses = 'status' in body && body['status'] !== status ? [`the status ${body['status']} in the body`] : [];
    return [...faults(schema, body).map((fault) => `body: ${fault}`), ...ids, ...statuses];
  };
  const bodyFaults = (operation: SpecOperation, response: ReceivedResponse): string[] => {
    const schema = operation.responses[response.status]?.content?.['application/json']?.schema;
    if (schema) return jsonFaults(schema, response);
    return response.text === '' ? [] : ['a body where the spec has none'];
  };
  const headerFaults = (operation: SpecOperation, { status, headers }: ReceivedResponse): string[] => {
    const described = Object.entries(operation.responses[status]?.headers ?? {});
    const names = new Set(described.map(([name]) => name.toLowerCase()));
    if (operation.deprecated) for (const name of endingHeaders) names.add(name);
    const unknown = Object.keys(headers).filter((name) => !names.has(name) && !generalHeaders.has(name));
    const wrong = described.flatMap(([name, { required, schema }]) => {
      const value = headers[name.toLowerCase()];
      if (value === undefined) return required ? [`no header ${name}`] : [];
      return faults(schema, schema.type === 'integer' ? Number(value) : value).map((fault) => `${name}: ${fault}`);
    });
    return [
      ...unknown.map((name) => `the header ${name}, of which the spec does not know`),
      ...wrong,
      ...endingFaults(operation, headers),
    ];
  };
  return {
    faults,
    errorFaults: (response) => jsonFaults(errorSchema, response),
    responseFaults(operation, response) {
      if (!operation.responses[response.status])
        return [`the status ${response.status}, of which the spec does not know`];
      return [...headerFaults(operation, response), ...bodyFaults(operation, response)];
    },
  };
}

/** A deprecated operation says with every answer since when it is (RFC 9745), and when its last day is over (RFC 8594). */
function endingFaults(
  { deprecated, sunset }: SpecOperation,
  { deprecation, sunset: said = '' }: ReceivedResponse['headers'],
): string[] {
  if (!deprecated) return [];
  const since = /^@\d+$/.test(deprecation ?? '') ? [] : [`Deprecation: ${deprecation}`];
  const isLast = Date.parse(said) + 1000 === Date.parse(`${sunset}T00:00:00Z`) + 86_400_000;
  return isLast ? since : [...since, `Sunset: ${said}`];
}

/** References lead into the components of the spec, also from a part of it that stands alone. */
function withAbsoluteReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withAbsoluteReferences);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    const reference = key === '$ref' && typeof value === 'string' && value.startsWith('#');
    return [key, reference ? `spec${value}` : withAbsoluteReferences(value)];
  });
  return Object.fromEntries(entries);
}

function isCidr(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  if (more.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  return isIPv4(address) ? Number(bits) <= 32 : isIPv6(address) && Number(bits) <= 128;
}
