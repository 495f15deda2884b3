import type { Api } from '../spec/api.ts';
import { errorAdvice, statusName } from '../spec/error-advice.ts';
import type { OperationResponse } from '../spec/operation.ts';

/** Returns a section for each error of an API: when it occurs, what to do, and examples. */
export function errorSections({ resources }: Api): string {
  const byStatus = new Map<string, OperationResponse>();
  for (const { operations } of resources) {
    for (const { errors } of operations) for (const error of errors) byStatus.set(error.status, error);
  }
  const sections = [...byStatus.values()].toSorted((a, b) => Number(a.status) - Number(b.status)).map(section);
  return sections.join('\n\n');
}

function section({ status, description, examples }: OperationResponse): string {
  const shown = examples.map(
    ({ summary, value }) => `${summary}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  );
  const parts = [`## ${status} ${statusName(status)}`, description, `**What to do:** ${errorAdvice(status)}`, ...shown];
  return parts.join('\n\n');
}
