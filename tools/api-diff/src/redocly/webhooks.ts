import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type SpecOperation, specDeliveries } from '../spec/operations.ts';
import type { Located, SpecFiles } from '../spec/spec-files.ts';
import type { Report, ReportChange, ReportLocation } from './report.ts';

/**
 * Converts the webhooks of a deployment to a spec with one operation per webhook, whose response has the delivered headers and
 * body. Redocly has no rule for a removed header of a webhook. For a receiver, a delivery has the compatibility rules of a response.
 */
export function deliveriesAsResponses(files: SpecFiles, deployment: string): object {
  const paths = specDeliveries(files, deployment).map((delivery) => [
    `/${delivery.path}`,
    { post: toOperation(files, delivery) },
  ]);
  return { openapi: '3.1.0', info: { title: 'Deliveries', version: '1.0.0' }, paths: Object.fromEntries(paths) };
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

/** Matches the pointers that belong to a delivery. */
const deliveryPointer = /^#\/webhooks\/[^/]+(\/post(\/(requestBody|parameters)(\/.*)?)?)?$/;

/** Replaces the changes of deliveries in the report on the specs with those of the report on deliveries. */
export function withDeliveries(report: Report, deliveries: Report, specs: DeliverySpecs): Report {
  const others = report.changes.filter(
    ({ path, kind }) => !deliveryPointer.test(path) || isOperationProperty(path, kind),
  );
  return { ...report, changes: [...others, ...deliveries.changes.map((change) => toDeliveryChange(change, specs))] };
}

/** Returns true for changed properties of the delivery operation itself, such as its summary or stability. */
function isOperationProperty(path: string, kind: ReportChange['kind']): boolean {
  return kind === 'modified' && /\/post$/.test(path);
}

/** The generated delivery specs and the specs that they come from. */
export interface DeliverySpecs {
  readonly base: { readonly file: string; readonly files: SpecFiles };
  readonly revision: { readonly file: string; readonly files: SpecFiles };
  readonly deployment: string;
}

function toDeliveryChange(change: ReportChange, specs: DeliverySpecs): ReportChange {
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

/** Translates a location in a generated delivery spec to the operation that describes the delivery. */
function locationIn(
  location: ReportLocation,
  path: string,
  { base, revision, deployment }: DeliverySpecs,
): ReportLocation {
  // File names in the report are relative to the working directory.
  const side = [base, revision].find(({ file }) => resolve(location.file) === file);
  if (!side) return location;
  const [, , name = ''] = path.split('/');
  const delivery = specDeliveries(side.files, deployment).find(
    (candidate) => candidate.path === name.replace('~1', ''),
  );
  if (!delivery) return location;
  const { file, line } = side.files.locationOf(delivery.node);
  return { file: join(side.files.root, file), pointer: '', line };
}
