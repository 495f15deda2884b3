import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from '@observability-api/mcp';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal } from '../client-disconnect.ts';
import type { Deployment } from '../deployment.ts';
import { apiOf } from './api-of-caller.ts';

/** The options of {@link callMcp}. */
export interface McpServerOptions {
  readonly version: string;
  /** True omits the tools that change something. */
  readonly readOnly: boolean;
}

/** Passes a request to an MCP server whose tools call the API of `deployment`. Returns the response of the server. */
export async function callMcp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  deployment: Deployment,
  { version, readOnly }: McpServerOptions,
): Promise<Response> {
  const api = await apiOf(app, request, deployment);
  const handler = createMcpHandler(() => createMcpServer({ api, version, readOnly }));
  return handler.fetch(toWebRequest(request, reply), { parsedBody: request.body });
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  // A placeholder: the handler uses `parsedBody`, and parses the text `null` only if the client sent no body.
  return new Request('http://localhost/mcp', {
    method: request.method,
    headers,
    ...(request.method === 'POST' && { body: 'null' }),
    signal: disconnectSignal(reply.raw),
  });
}
