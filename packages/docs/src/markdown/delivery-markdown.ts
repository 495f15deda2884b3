import type { Delivery } from '../spec/delivery.ts';
import { deprecationMarkdown } from '../spec/deprecation.ts';
import { fieldMarkdown, shapeMarkdown } from './field-markdown.ts';
import { codeBlock, oneLine } from './text.ts';

/** Returns a webhook as Markdown. */
export function deliveryMarkdown(delivery: Delivery): string {
  const { id, name, summary, description, stability, since, deprecation, headers, body, responses, sample } = delivery;
  const badges = [
    `Stability: ${stability}${since ? `, since ${since}` : ''}.`,
    ...(deprecation ? [`This webhook is ${deprecationMarkdown(deprecation)}.`] : []),
    `Webhook \`${name}\` (\`${id}\`).`,
  ].join(' ');
  return [
    `## ${summary}`,
    'Sent by the service: `POST` to the `url` of a webhook.',
    badges,
    description,
    '### Headers',
    headers.map((field) => fieldMarkdown(field)).join('\n'),
    '### Body',
    body.description,
    ...(body.shape ? [shapeMarkdown(body.shape)] : []),
    ...body.examples.map(
      ({ summary: title, value }) => `${title}:\n\n${codeBlock('json', JSON.stringify(value, null, 2))}`,
    ),
    '### Responses',
    responses.map(({ status, description }) => `- ${status}: ${oneLine(description)}`).join('\n'),
    '### Receive it',
    codeBlock('ts', sample),
  ].join('\n\n');
}
