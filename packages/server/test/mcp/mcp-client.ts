import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Api, Json } from '../http/support/api.ts';

/** The result of a tool call. */
export interface ToolReply {
  readonly isError: boolean;
  /** The text of the first content item. */
  readonly text: string;
  /** The structured content. */
  readonly data: Json;
  /** The media types of the content items after the first one. */
  readonly mediaTypes: readonly string[];
}

/** Connects the official client to `/mcp` with the credentials of a caller. `headers` are added to each request. */
export async function connectMcp(
  { url, authorization }: Pick<Api, 'url' | 'authorization'>,
  query = '',
  headers: Readonly<Record<string, string>> = {},
) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`/mcp${query}`, url), {
    requestInit: { headers: { authorization, ...headers } },
  });
  await client.connect(transport);
  return {
    client,
    async call(name: string, input: object = {}): Promise<ToolReply> {
      const result = await client.callTool({ name, arguments: { ...input } });
      const [first, ...others] = result.content as { type: string; text?: string; mimeType?: string }[];
      return {
        isError: result.isError === true,
        text: first?.text ?? '',
        data: (result.structuredContent ?? {}) as Json,
        mediaTypes: others.map(({ mimeType = '' }) => mimeType),
      };
    },
  };
}
