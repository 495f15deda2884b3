import lintRules from '@observability-api/lint-rules';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import type { Document } from './openapi.ts';

/** Returns the document with code samples for each operation, generated from its examples. */
export async function withSamples(json: string, client: string): Promise<Document> {
  const plugin = lintRules();
  const config = await createConfig({ plugins: [plugin], decorators: { [`${plugin.id}/samples`]: { client } } });
  const { bundle, problems } = await bundleFromString({ source: json, config });
  const [firstError] = problems;
  if (firstError) throw new Error(firstError.message);
  return bundle.parsed as Document;
}
