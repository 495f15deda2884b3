import { oneLine } from '../markdown/text.ts';
import type { Api } from '../spec/api.ts';
import type { Delivery } from '../spec/delivery.ts';

/** Returns the webhook that the chapter about deliveries describes: the first one of the spec. */
function firstDelivery({ resources }: Api): Delivery {
  const [delivery] = resources.flatMap(({ deliveries }) => deliveries);
  if (!delivery) throw new Error('Expected a spec with webhooks, found none.');
  return delivery;
}

/** Returns the fields of a delivery as a table. */
export function deliveryFields(api: Api): string {
  const rows = (firstDelivery(api).body.shape?.fields ?? []).map(
    ({ name, description }) => `| \`${name}\` | ${listInline(oneLine(description))} |`,
  );
  return `| field | meaning |\n|---|---|\n${rows.join('\n')}`;
}

/** Returns an example of a delivery as JSON. */
export function deliveryExample(api: Api): string {
  return JSON.stringify(firstDelivery(api).body.examples[0]?.value, null, 2);
}

/** Returns a table with the responses to a delivery, and what the service does after each of them. */
export function deliveryResponses(api: Api): string {
  const rows = firstDelivery(api).responses.map(({ status, description }) => `| ${status} | ${oneLine(description)} |`);
  return `| response | what the service does |\n|---|---|\n${rows.join('\n')}`;
}

/** Converts a Markdown list of values to an enumeration in a sentence. */
function listInline(text: string): string {
  return text.replace(': - `', ': `').replaceAll(' - `', '; `');
}
