// npm run new -- endpoint <deployment> <METHOD> <path>
import { repository } from 'workflows';
import { readEndpoint } from './endpoint.ts';
import { newEndpoint } from './new-endpoint.ts';

try {
  const [kind, ...words] = process.argv.slice(2);
  if (kind !== 'endpoint')
    throw new Error(`There is no new ${kind ?? 'nothing'}: npm run new -- endpoint <deployment> <METHOD> <path>`);
  const { files, toWrite } = await newEndpoint(repository, readEndpoint(words));
  console.log(['Written:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(['For you: whatever is empty in them, and', ...toWrite.map((file) => `  ${file}`)].join('\n'));
  console.log(
    '`npm run lint` names what is missing; then `npm run generate`, and the handler that the compiler asks for.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
