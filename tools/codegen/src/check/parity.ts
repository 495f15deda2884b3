import type { Deployment } from '../files.ts';
import type { Api, Operation, Webhook } from '../read/api.ts';
import type { JsonSchema, Parameter } from '../read/document.ts';
import { callParameters } from '../read/parameters.ts';
import { locationAt, SpecError } from '../read/spec-error.ts';

const titles: Readonly<Record<Deployment, string>> = { 'open-source': 'open source', managed: 'managed' };

/**
 * Returns a table of all operations and webhooks, and the deployments that have them. Throws a {@link SpecError} if the deployments differ
 * in the client method or request of an operation, or in the headers or body of a webhook. Path parameters with a client default may
 * differ.
 */
export function parityTable(apis: readonly Api[]): string {
  const ids = new Set(apis.flatMap(({ operations }) => operations.map(({ id }) => id)));
  const rows = [...ids].map((id) => {
    const deployed = deployedItems(apis, ({ operations }) => operations.find((operation) => operation.id === id));
    const [first, ...others] = deployed;
    for (const other of others) if (first) checkSameRequest(first, other);
    return [id, first ? clientMethod(first.item) : '', ...presence(apis, deployed)];
  });
  const head = ['operation', 'client method', ...apis.map(({ deployment }) => titles[deployment])];
  return table([head, ...rows, ...webhookRows(apis)]);
}

function webhookRows(apis: readonly Api[]): string[][] {
  const ids = new Set(apis.flatMap(({ webhooks }) => webhooks.map(({ id }) => id)));
  return [...ids].map((id) => {
    const deployed = deployedItems(apis, ({ webhooks }) => webhooks.find((webhook) => webhook.id === id));
    const [first, ...others] = deployed;
    for (const other of others) {
      if (!first || serializedWebhook(first) === serializedWebhook(other)) continue;
      const otherDeployment = `the ${titles[first.api.deployment]} deployment`;
      throw new SpecError(
        `the headers and the body of \`${id}\` must be the same as in ${otherDeployment}`,
        other.item.location,
      );
    }
    return [id, '(webhook)', ...presence(apis, deployed)];
  });
}

/** An operation or a webhook, and the API that has it. */
interface Deployed<Item> {
  readonly api: Api;
  readonly item: Item;
}

/** Returns the item of each API that has it. */
function deployedItems<Item>(apis: readonly Api[], find: (api: Api) => Item | undefined): Deployed<Item>[] {
  return apis.flatMap((api) => {
    const item = find(api);
    return item === undefined ? [] : [{ api, item }];
  });
}

/** Returns the cells that state which APIs have the item. */
function presence(apis: readonly Api[], deployed: readonly Deployed<unknown>[]): string[] {
  return apis.map((api) => (deployed.some((candidate) => candidate.api === api) ? 'yes' : 'no'));
}

/** Serializes the headers and body of a webhook for comparison. */
function serializedWebhook({ api, item: webhook }: Deployed<Webhook>): string {
  const headers = webhook.headerParameters.map(({ name, required = false, schema }) => ({ name, required, schema }));
  return JSON.stringify(inlineComponents({ headers, body: webhook.body.schema }, api));
}

function checkSameRequest(first: Deployed<Operation>, second: Deployed<Operation>): void {
  const { id, location } = second.item;
  const otherDeployment = `the ${titles[first.api.deployment]} deployment`;
  const [expected, received] = [clientMethod(first.item), clientMethod(second.item)];
  if (expected !== received) {
    const message = `the client method of \`${id}\` is \`${received}\`, but \`${expected}\` in ${otherDeployment}`;
    throw new SpecError(message, locationAt(location, 'x-client-method'));
  }
  const [firstRequest, secondRequest] = [first, second].map(serializedRequest);
  for (const part of requestParts) {
    if (firstRequest?.[part] === secondRequest?.[part]) continue;
    const key = part === 'body' && second.item.body ? ['requestBody'] : [];
    throw new SpecError(
      `the ${part} of \`${id}\` must be the same as in ${otherDeployment}`,
      locationAt(location, ...key),
    );
  }
}

const requestParts = ['path parameters', 'query', 'headers', 'body'] as const;

/**
 * Serializes each part of a request for comparison: the name, `required` and the schema of each parameter, and the schema of the body.
 */
function serializedRequest({
  api,
  item: operation,
}: Deployed<Operation>): Record<(typeof requestParts)[number], string> {
  const text = (schema: JsonSchema) => JSON.stringify(inlineComponents(schema, api));
  const parameters = (list: readonly Parameter[]) =>
    list.map(({ name, required = false, schema }) => `${name} ${required} ${text(schema)}`).join('\n');
  return {
    'path parameters': parameters(callParameters(operation)),
    query: parameters(operation.queryParameters),
    headers: parameters(operation.headerParameters),
    body: operation.body ? text(operation.body.schema) : '',
  };
}

/** Replaces each reference to a component with the component. Components are never recursive. */
function inlineComponents(value: unknown, api: Api): unknown {
  if (typeof value === 'string') {
    const component = api.schemas.get(/^#\/components\/schemas\/(\w+)$/.exec(value)?.[1] ?? '');
    return component ? inlineComponents(component, api) : value;
  }
  if (Array.isArray(value)) return value.map((item) => inlineComponents(item, api));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlineComponents(item, api)]));
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
