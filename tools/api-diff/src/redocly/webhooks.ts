import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type SpecOperation, specWebhooks } from '../spec/operations.ts';
import type { Located, SpecFiles } from '../spec/spec-files.ts';
import type { Report, ReportChange, ReportLocation } from './report.ts';

/**
 * Converts the webhooks of a deployment to a spec with one operation per webhook. The response of the operation has the headers
 * and the body of the webhook: a receiver reads them, so the compatibility rules of a response apply. Redocly itself has no rule
 * for a removed header of a webhook.
 */
export function webhooksAsResponses(files: SpecFiles, deployment: string): object {
  const paths = specWebhooks(files, deployment).map((webhook) => [
    `/${webhook.path}`,
    { post: toOperation(files, webhook) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Webhooks as responses', version: '1.0.0' },
    paths: Object.fromEntries(paths),
  };
}

function toOperation(files: SpecFiles, { id, node }: SpecOperation): object {
  const content = files.find(node, 'requestBody', 'content');
  const headers = parametersOf(files, node).map((parameter) => {
    const {
      name,
      in: _,
      ...header
    } = withAbsoluteReferences(files, parameter) as { readonly name: string; readonly in: string };
    return [name, header];
  });
  const response = { description: 'Delivered.', headers: Object.fromEntries(headers) };
  const delivered = { ...response, ...(content && { content: withAbsoluteReferences(files, content) }) };
  return { operationId: id, responses: { '200': delivered } };
}

function parametersOf(files: SpecFiles, node: Located): Located[] {
  const list = files.find(node, 'parameters');
  return Object.keys((list?.value as object | undefined) ?? {}).flatMap((index) => files.find(list, index) ?? []);
}

function withAbsoluteReferences(files: SpecFiles, { value, file }: Located): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key !== '$ref' || typeof inner !== 'string' || isAbsolute(inner)) return inner;
    return join(files.root, inner.startsWith('#') ? `${file}${inner}` : join(dirname(file), inner));
  });
}

/** Matches pointers to a webhook, its operation, its body and its headers. */
const webhookPointer = /^#\/webhooks\/[^/]+(\/post(\/(requestBody|parameters)(\/.*)?)?)?$/;

/**
 * Replaces the changes of webhooks in `report`, the report on the specs. The new ones are from `webhooks`, the report on the
 * specs of {@link webhooksAsResponses}. Keeps the changed properties of the operations of webhooks, such as a summary.
 */
export function withWebhookChanges(report: Report, webhooks: Report, specs: WebhookSpecs): Report {
  const others = report.changes.filter(
    ({ path, kind }) => !webhookPointer.test(path) || isOperationProperty(path, kind),
  );
  return { ...report, changes: [...others, ...webhooks.changes.map((change) => toWebhookChange(change, specs))] };
}

/** Returns true for a changed property of the operation of a webhook, such as its summary or stability. */
function isOperationProperty(path: string, kind: ReportChange['kind']): boolean {
  return kind === 'modified' && /\/post$/.test(path);
}

/** The generated specs of {@link webhooksAsResponses}, and the specs that they come from. */
export interface WebhookSpecs {
  readonly base: { readonly file: string; readonly files: SpecFiles };
  readonly revision: { readonly file: string; readonly files: SpecFiles };
  readonly deployment: string;
}

function toWebhookChange(change: ReportChange, specs: WebhookSpecs): ReportChange {
  const path = change.path
    .replace(/^#\/paths\/~1/, '#/webhooks/')
    .replace('/post/responses/200/content', '/post/requestBody/content')
    .replace('/post/responses/200/headers', '/post/parameters');
  const translate = (location: ReportLocation) => locationIn(location, change.path, specs);
  return {
    ...change,
    path,
    verdicts: change.verdicts.map((verdict) => ({ ...verdict, location: translate(verdict.location) })),
    ...(change.base && { base: { ...change.base, ...translate(change.base) } }),
    ...(change.revision && { revision: { ...change.revision, ...translate(change.revision) } }),
  };
}

/** Translates a location in a generated spec to the operation of the webhook in its original spec. */
function locationIn(
  location: ReportLocation,
  path: string,
  { base, revision, deployment }: WebhookSpecs,
): ReportLocation {
  // File names in the report are relative to the working directory.
  const side = [base, revision].find(({ file }) => resolve(location.file) === file);
  if (!side) return location;
  const [, , name = ''] = path.split('/');
  const webhook = specWebhooks(side.files, deployment).find((candidate) => candidate.path === name.replace('~1', ''));
  if (!webhook) return location;
  const { file, line } = side.files.locationOf(webhook.node);
  return { file: join(side.files.root, file), pointer: '', line };
}
