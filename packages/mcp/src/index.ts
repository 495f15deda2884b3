export {
  type Api,
  ApiCallError,
  type ApiHttpResponse,
  type ApiOptions,
  type ApiRequest,
  type ApiResponse,
  ApiUnreachableError,
  createApi,
} from './api.ts';
export { createMcpServer, type McpServerOptions } from './create-server.ts';
