import type { Api, Delivery, Operation } from '../read/api.ts';
import type { JsonSchema, Parameter } from '../read/document.ts';
import { callParameters } from '../read/parameters.ts';
import { at, SpecFault } from '../read/spec-error.ts';
import type { Deployment } from '../workspace.ts';

const titles: Readonly<Record<Deployment, string>> = { 'open-source': 'open source', managed: 'managed' };

/**
 * Operation × deployment as a table. An operation that both deployments have is one operation: a {@link SpecFault}
 * says where its client method or what it takes differs. Path parameters that a client fills in by itself may. A
 * webhook is one too, and delivers the same everywhere.
 */
export function parityTable(apis: readonly Api[]): string {
  const ids = new Set(apis.flatMap(({ operations }) => operations.map(({ id }) => id)));
  const rows = [...ids].map((id) => {
    const found = apis.map(({ operations }) => operations.find((operation) => operation.id === id));
    const [first, ...others] = found.flatMap((operation, index) => {
      const api = apis[index];
      return operation && api ? [{ api, operation }] : [];
    });
    for (const other of others) if (first) refuseDifference(first, other);
    return [id, first ? clientMethod(first.operation) : '', ...found.map((operation) => (operation ? 'yes' : 'no'))];
  });
  const head = ['operation', 'client method', ...apis.map(({ deployment }) => titles[deployment])];
  return table([head, ...rows, ...webhookRows(apis)]);
}

function webhookRows(apis: readonly Api[]): string[][] {
  const ids = new Set(apis.flatMap(({ deliveries }) => deliveries.map(({ id }) => id)));
  return [...ids].map((id) => {
    const found = apis.map(({ deliveries }) => deliveries.find((delivery) => delivery.id === id));
    const [first, ...others] = found.flatMap((delivery, index) => {
      const api = apis[index];
      return delivery && api ? [{ api, delivery }] : [];
    });
    for (const other of others) {
      if (!first || deliveredBy(first) === deliveredBy(other)) continue;
      const elsewhere = `in the ${titles[first.api.deployment]} deployment`;
      throw new SpecFault(`what \`${id}\` delivers is not the same as ${elsewhere}`, other.delivery.place);
    }
    return [id, '(webhook)', ...found.map((delivery) => (delivery ? 'yes' : 'no'))];
  });
}

/** Headers and body of a delivery, as a text that can be compared. */
function deliveredBy({ api, delivery }: { readonly api: Api; readonly delivery: Delivery }): string {
  const headers = delivery.headerParameters.map(({ name, required = false, schema }) => ({ name, required, schema }));
  return JSON.stringify(expanded({ headers, body: delivery.body.schema }, api));
}

interface Offered {
  readonly api: Api;
  readonly operation: Operation;
}

function refuseDifference(first: Offered, other: Offered): void {
  const { id, place } = other.operation;
  const elsewhere = `in the ${titles[first.api.deployment]} deployment`;
  const [expected, received] = [clientMethod(first.operation), clientMethod(other.operation)];
  if (expected !== received) {
    const message = `the client method of \`${id}\` is \`${received}\` here and \`${expected}\` ${elsewhere}`;
    throw new SpecFault(message, at(place, 'x-client-method'));
  }
  const [ours, theirs] = [first, other].map(requestOf);
  for (const part of requestParts) {
    if (ours?.[part] === theirs?.[part]) continue;
    const key = part === 'body' && other.operation.body ? ['requestBody'] : [];
    throw new SpecFault(`the ${part} of \`${id}\` is not the same as ${elsewhere}`, at(place, ...key));
  }
}

const requestParts = ['path parameters', 'query', 'headers', 'body'] as const;

/** The schemas of what an operation takes, each as a text that can be compared. */
function requestOf({ api, operation }: Offered): Record<(typeof requestParts)[number], string> {
  const text = (schema: JsonSchema) => JSON.stringify(expanded(schema, api));
  const parameters = (list: readonly Parameter[]) =>
    list.map(({ name, required = false, schema }) => `${name} ${required} ${text(schema)}`).join('\n');
  return {
    'path parameters': parameters(callParameters(operation)),
    query: parameters(operation.queryParameters),
    headers: parameters(operation.headerParameters),
    body: operation.body ? text(operation.body.schema) : '',
  };
}

/** The value with the component in place of each reference to one. No component contains itself. */
function expanded(value: unknown, api: Api): unknown {
  if (typeof value === 'string') {
    const component = api.schemas.get(/^#\/components\/schemas\/(\w+)$/.exec(value)?.[1] ?? '');
    return component ? expanded(component, api) : value;
  }
  if (Array.isArray(value)) return value.map((item) => expanded(item, api));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expanded(item, api)]));
}

function clientMethod({ resource, clientMethod: method }: Operation): string {
  return `${resource}.${method}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
