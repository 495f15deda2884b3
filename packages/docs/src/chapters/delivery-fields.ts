import type { Api } from '../spec/api.ts';
import type { Delivery } from '../spec/delivery.ts';

/** The webhook that the guide speaks of: the first of the description. */
function first({ resources }: Api): Delivery {
  const [found] = resources.flatMap(({ deliveries }) => deliveries);
  if (!found) throw new Error('the description has no webhooks');
  return found;
}

/** The fields of a delivery, as a table. */
export function deliveryFields(api: Api): string {
  const rows = (first(api).body.shape?.fields ?? []).map(
    ({ name, description }) => `| \`${name}\` | ${listInline(oneLine(description))} |`,
  );
  return `| field | meaning |\n|---|---|\n${rows.join('\n')}`;
}

/** An example of a delivery, as JSON. */
export function deliveryExample(api: Api): string {
  return JSON.stringify(first(api).body.examples[0]?.value, null, 2);
}

/** What the service does with what a receiver answers, as a table. */
export function deliveryAnswers(api: Api): string {
  const rows = first(api).answers.map(({ status, description }) => `| ${status} | ${oneLine(description)} |`);
  return `| response | what the service does |\n|---|---|\n${rows.join('\n')}`;
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** A list of values as part of a sentence. */
const listInline = (text: string): string => text.replace(': - `', ': `').replaceAll(' - `', '; `');
