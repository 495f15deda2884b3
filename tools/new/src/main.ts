// Usage: npm run new -- endpoint <deployment> <METHOD> <path>
import { repository } from 'workflows';
import { readEndpoint } from './endpoint.ts';
import { newEndpoint } from './new-endpoint.ts';
import { formatResult } from './written-text.ts';

try {
  const [kind, ...words] = process.argv.slice(2);
  if (kind !== 'endpoint') {
    throw new Error(
      `Expected \`endpoint\`, received \`${kind ?? ''}\`. Usage: npm run new -- endpoint <deployment> <METHOD> <path>`,
    );
  }
  console.log(formatResult(await newEndpoint(repository, readEndpoint(words))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
