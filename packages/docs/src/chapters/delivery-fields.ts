import type { Api } from '../spec/api.ts';
import { shapeOf } from '../spec/field.ts';
import { resolve } from '../spec/resolve.ts';

/** What a delivery has without a description of it in the spec. */
const meanings: readonly (readonly [string, string])[] = [
  ['title', "the alert's name, or one made from the name of the tile"],
  ['body', "the alert's message, or one made from value and threshold"],
  ['link', 'where a person looks further: by default the dashboard itself'],
  ['state', '`ALERT` when it fires, `OK` when it is resolved'],
  ['alertId, dashboardId, tileId', 'what fired'],
  ['group', 'the values of `groupBy`, in its order; empty without grouping'],
  ['value', 'the value of the window'],
  ['threshold, thresholdType', 'what it was compared with, and how'],
  ['startTime, endTime', 'the window that was evaluated, the end not included'],
  ['eventId', 'names the notification; the same when it is sent again'],
];

/** The fields of a delivery: from `webhooks` of the description where it has them. */
export function deliveryFields({ document }: Api): string {
  const operation = Object.values(document.webhooks ?? {}).flatMap((item) => Object.values(item))[0];
  const body = operation?.requestBody && resolve(document, operation.requestBody).value;
  const schema = body?.content['application/json']?.schema;
  const fields = schema ? shapeOf(document, schema, { anchor: '', depth: 0 })?.fields : undefined;
  const rows = fields
    ? fields.map(({ name, description }) => [name, description.replaceAll('\n', ' ')] as const)
    : meanings;
  const cells = rows.map(([names, meaning]) => `| ${names.replaceAll(/\w+/g, '`$&`')} | ${meaning} |`);
  return `| field | meaning |\n|---|---|\n${cells.join('\n')}`;
}
