import { languages } from '../parts/samples.tsx';
import type { Api, Resource } from '../spec/api.ts';
import { deprecationMarkdown } from '../spec/deprecation.ts';
import { errorAdvice, statusName } from '../spec/error-advice.ts';
import type { Operation, OperationResponse } from '../spec/operation.ts';
import { deliveryMarkdown } from './delivery-markdown.ts';
import { fieldMarkdown, shapeMarkdown } from './field-markdown.ts';
import { codeBlock } from './text.ts';

/** Returns a resource with all operations and webhooks as Markdown. */
export function resourceMarkdown({ title }: Api, { name, description, operations, deliveries }: Resource): string {
  const sections = [...operations.map(operationMarkdown), ...deliveries.map(deliveryMarkdown)];
  return [`# ${name} (${title})`, description, ...sections].join('\n\n');
}

function operationMarkdown(operation: Operation): string {
  const { method, path, summary, description, parameters, body, success, errors, samples } = operation;
  return [
    `## ${summary}`,
    `\`${method} ${path}\``,
    badges(operation),
    description,
    ...(parameters.length > 0
      ? [
          '### Parameters',
          parameters.map((field) => fieldMarkdown({ ...field, facts: [`in ${field.in}`, ...field.facts] })).join('\n'),
        ]
      : []),
    ...(body ? ['### Request body', body.description, ...(body.shape ? [shapeMarkdown(body.shape)] : [])] : []),
    '### Responses',
    ...success.flatMap(successMarkdown),
    '### Errors',
    errors.map(errorMarkdown).join('\n'),
    '### Samples',
    ...languages.map(({ label, fence }) => `${label}:\n\n${codeBlock(fence, samples[label] ?? '')}`),
  ].join('\n\n');
}

/** Returns an error as a list item. If its description has several lines, the advice is a separate paragraph. */
function errorMarkdown({ status, description }: OperationResponse): string {
  const text = description.trim().replaceAll('\n', '\n  ');
  return `- ${status} ${statusName(status)}: ${text}${text.includes('\n') ? '\n\n  ' : ' '}${errorAdvice(status)}`;
}

function badges({ stability, contract, since, roles, deprecation, clientMethod, id }: Operation): string {
  const parts = [
    `Stability: ${stability}${contract ? ` (contract ${contract})` : ''}${since ? `, since ${since}` : ''}.`,
    ...(deprecation ? [`This operation is ${deprecationMarkdown(deprecation)}.`] : []),
    ...(roles ? [`Roles: ${roles.join(', ')}.`] : []),
    `Operation \`${id}\`, client \`api.${clientMethod}()\`.`,
  ];
  return parts.join(' ');
}

function successMarkdown({ status, description, shape, examples }: OperationResponse): string[] {
  return [
    `${status}: ${description}`,
    ...(shape ? [shapeMarkdown(shape)] : []),
    ...examples.map(({ summary, value }) => `${summary}:\n\n${codeBlock('json', JSON.stringify(value, null, 2))}`),
  ];
}
