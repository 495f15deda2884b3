import type { Oas3Decorator, UserContext } from '@redocly/openapi-core';
import { endpoints } from '../document/endpoints.ts';
import type { Root } from '../document/nodes.ts';
import { curl } from '../samples/curl.ts';
import { fetchSample } from '../samples/fetch.ts';
import { readCall } from '../samples/read-call.ts';
import { typescript } from '../samples/typescript.ts';

/** A sample as documentation tools read it from `x-codeSamples`. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/**
 * Writes `x-codeSamples` of every operation: TypeScript with the client package that `client` names, curl, and fetch.
 * Without `client`, or where an operation has no `x-client-method`, there is none in TypeScript.
 */
export const samples: Oas3Decorator = ({ client = '' }: { client?: string }) => ({
  Root: {
    enter(node: unknown, context: UserContext) {
      const root = node as Root;
      for (const endpoint of endpoints(root, context)) {
        const call = readCall(context, root, endpoint, client);
        const written: CodeSample[] = [
          ...(client && call.clientMethod
            ? [{ lang: 'TypeScript', label: 'TypeScript', source: typescript(call) }]
            : []),
          { lang: 'Shell', label: 'curl', source: curl(call) },
          { lang: 'JavaScript', label: 'fetch', source: fetchSample(call) },
        ];
        Object.assign(endpoint.node, { 'x-codeSamples': written });
      }
    },
  },
});
