import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { type Api, ApiCallError, ApiUnreachableError } from './api.ts';
import { argumentIssues } from './argument-issues.ts';
import { jsonBytes, lines, MAX_RESULT_BYTES, textsOf, truncateBytes } from './text.ts';
import { declaredSchemaOf, type Tool, ToolError } from './tool.ts';
import { tools } from './tools/tools.ts';

/** The options of {@link createMcpServer}. */
export interface McpServerOptions {
  readonly api: Api;
  /** The version of the program that serves the tools. */
  readonly version: string;
  /** True omits the tools that write. @default false */
  readonly readOnly?: boolean;
  /** Returns the current time in Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const INSTRUCTIONS = `Observability: logs, traces and metrics, dashboards of tiles, alerts on tiles, saved searches and charts.
1. list_sources gives the ids of sources; search_events shows what events contain.
2. query returns the rows of a tile config; try a config before you save it in a dashboard.
3. validate_dashboard and preview_alert check without storing. Errors list up to 50 issues.
Filters: field:value, "phrase", -field:value, field:>5, AND, OR. describe_source names the fields. Results list what was omitted and how to narrow them.`;

/** Creates an MCP server with the tools of the API. It serves one caller, whose credentials `api` has. */
export function createMcpServer({ api, version, readOnly = false, now = Date.now }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'observability', version },
    {
      instructions: INSTRUCTIONS,
      // The tools do not change while a server runs.
      capabilities: { tools: { listChanged: false } },
    },
  );
  for (const tool of tools) {
    if (readOnly && !tool.isReadOnly) continue;
    server.registerTool(
      tool.name,
      { ...definitionOf(tool), inputSchema: declaredSchemaOf(tool) },
      (input, { mcpReq }) => callTool(tool, input as object, { api, signal: mcpReq.signal, now: now() }),
    );
  }
  return server;
}

/** Returns the title, the description and the annotations of a tool. */
export function definitionOf({ title, description, isReadOnly }: Tool) {
  return {
    title,
    description,
    annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
  };
}

async function callTool(tool: Tool, input: object, context: Parameters<Tool['run']>[1]): Promise<CallToolResult> {
  const issues = argumentIssues(tool, input);
  if (issues.length > 0) return errorResult(lines('Invalid arguments:', ...issues.map((issue) => `- ${issue}`)));
  try {
    const { text, notes = [], data, svg } = await tool.run(input as never, context);
    const picture = svg === undefined ? undefined : svgContent(svg);
    const bytes = jsonBytes([text, data, picture ?? '']);
    const isTooLarge = picture !== undefined && bytes > MAX_PICTURE_RESULT_BYTES;
    const texts = textsOf([...notes, isTooLarge && LARGE_PICTURE]);
    return {
      content: [{ type: 'text', text: lines(text, ...texts) }, ...(picture && !isTooLarge ? [picture] : [])],
      structuredContent: { ...data, ...(texts.length > 0 && { notes: texts }) },
    };
  } catch (error) {
    if (error instanceof ApiCallError) return errorResult(apiErrorText(error));
    if (error instanceof ToolError || error instanceof ApiUnreachableError) return errorResult(error.message);
    throw error;
  }
}

/** The maximum size of a result with its picture and without its notes, in bytes. Some clients pass the picture to the model as text. */
const MAX_PICTURE_RESULT_BYTES = 36_000;

const LARGE_PICTURE =
  'The picture is left out because the result is too large. Use fewer groups or a coarser granularity.';

/** Returns a picture for the user, because many models do not read SVG. */
function svgContent(svg: string) {
  const data = Buffer.from(svg).toString('base64');
  return { type: 'image' as const, data, mimeType: 'image/svg+xml', annotations: { audience: ['user' as const] } };
}

function errorResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: truncateBytes(text, MAX_RESULT_BYTES) }] };
}

/** Maps JSON Pointers of request properties to those of tool arguments, where the two names differ. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  '/startTime': '/from',
  '/endTime': '/to',
  '/maxResults': '/limit',
  '/compareWith': '/alertId',
};

/** Converts the JSON Pointer of a request property to that of the argument of the tool. */
function argumentPointer(pointer: string): string {
  return ARGUMENTS[pointer] ?? pointer.replace(/^\/tile(?=\/|$)/, '');
}

/** Returns the issues of an error response with their locations, or its message. */
function apiErrorText({ status, message, issues }: ApiCallError): string {
  const located = issues.map((issue) => {
    const pointer = argumentPointer(issue.pointer);
    const kind = /\/(\w+)Id$/.exec(pointer)?.[1];
    return `- ${pointer === '' ? '' : `${pointer}: `}${withIdHint(issue.message, kind)}`;
  });
  if (located.length > 0) return lines(`The API returned ${status}:`, ...located);
  const kind = status === 404 ? /^No (\w+) has this id/.exec(message)?.[1] : undefined;
  return `The API returned ${status}: ${withIdHint(message.trim(), kind)}`;
}

/** The tool that lists the ids, by the kind of resource. */
const LISTS: Readonly<Record<string, string>> = {
  source: 'list_sources',
  dashboard: 'list_dashboards',
  tile: 'get_dashboard',
  alert: 'list_alerts',
  webhook: 'list_webhooks',
};

/** Adds a sentence that names the tool with the ids of a kind of resource. Models often pass names instead of ids. */
function withIdHint(message: string, kind = ''): string {
  return Object.hasOwn(LISTS, kind) ? `${message.replace(/\.$/, '')}. Call ${LISTS[kind]} for the ids.` : message;
}
