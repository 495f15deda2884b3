import type { Oas3Decorator, UserContext } from '@redocly/openapi-core';
import { endpoints } from '../document/endpoints.ts';
import type { Root } from '../document/nodes.ts';
import { curl } from '../samples/curl.ts';
import { fetchSample } from '../samples/fetch.ts';
import { go } from '../samples/go.ts';
import { python } from '../samples/python.ts';
import { readCall } from '../samples/read-call.ts';
import { typescript } from '../samples/typescript.ts';

/** A code sample in the format of `x-codeSamples`. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/**
 * Writes `x-codeSamples` for every operation under `paths`: TypeScript with the package `client`, curl, fetch, Python and Go. Omits
 * TypeScript if `client` is not set or the operation has no `x-client-method`.
 */
export const samples: Oas3Decorator = ({ client = '' }: { client?: string }) => ({
  Root: {
    enter(node: unknown, context: UserContext) {
      const root = node as Root;
      for (const endpoint of endpoints(root, context)) {
        const call = readCall(context, root, endpoint, client);
        const codeSamples: CodeSample[] = [
          ...(client && call.clientMethod
            ? [{ lang: 'TypeScript', label: 'TypeScript', source: typescript(call) }]
            : []),
          { lang: 'Shell', label: 'curl', source: curl(call) },
          { lang: 'JavaScript', label: 'fetch', source: fetchSample(call) },
          { lang: 'Python', label: 'Python', source: python(call) },
          { lang: 'Go', label: 'Go', source: go(call) },
        ];
        Object.assign(endpoint.node, { 'x-codeSamples': codeSamples });
      }
    },
  },
});
