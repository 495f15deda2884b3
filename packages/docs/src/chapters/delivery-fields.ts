import { oneLine } from '../markdown/text.ts';
import type { Api } from '../spec/api.ts';
import type { Delivery } from '../spec/delivery.ts';

/** Returns the webhook that the chapter describes: the first of the spec. */
function first({ resources }: Api): Delivery {
  const [found] = resources.flatMap(({ deliveries }) => deliveries);
  if (!found) throw new Error('Expected a spec with webhooks, found none.');
  return found;
}

/** Returns the fields of a delivery as a table. */
export function deliveryFields(api: Api): string {
  const rows = (first(api).body.shape?.fields ?? []).map(
    ({ name, description }) => `| \`${name}\` | ${listInline(oneLine(description))} |`,
  );
  return `| field | meaning |\n|---|---|\n${rows.join('\n')}`;
}

/** Returns an example of a delivery as JSON. */
export function deliveryExample(api: Api): string {
  return JSON.stringify(first(api).body.examples[0]?.value, null, 2);
}

/** Returns a table of what the service does with each class of responses. */
export function deliveryResponses(api: Api): string {
  const rows = first(api).responses.map(({ status, description }) => `| ${status} | ${oneLine(description)} |`);
  return `| response | what the service does |\n|---|---|\n${rows.join('\n')}`;
}

/** Converts a list of values to a part of a sentence. */
function listInline(text: string): string {
  return text.replace(': - `', ': `').replaceAll(' - `', '; `');
}
