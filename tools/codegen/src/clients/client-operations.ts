import type { Api, LocatedParameter, Operation } from '../read/api.ts';
import { JSON_MEDIA_TYPE } from '../read/document.ts';
import { capitalize } from '../text/names.ts';

/** An operation as a client method calls it. */
export interface ClientOperation extends Operation {
  /** The media type that the method requests with `Accept`; `undefined` for JSON. For any other type, the method returns text. */
  readonly accept?: string;
}

/** An API with one operation for each client method. */
export interface ClientApi extends Api {
  readonly operations: readonly ClientOperation[];
}

/** Returns the API with a further operation for each media type that has its own client method. */
export function clientApi(api: Api): ClientApi {
  return {
    ...api,
    operations: api.operations.flatMap((operation) => [jsonOperation(operation), ...otherOperations(operation)]),
  };
}

function jsonOperation(operation: Operation): Operation {
  return { ...operation, queryParameters: parametersOf(operation, JSON_MEDIA_TYPE) };
}

function otherOperations(operation: Operation): ClientOperation[] {
  const { id, response } = operation;
  return response.alternatives.flatMap(({ mediaType, clientMethod, schema }) =>
    clientMethod === undefined
      ? []
      : [
          {
            ...operation,
            id: id + capitalize(clientMethod),
            clientMethod,
            summary: schema.description ?? operation.summary,
            description: `Sends the request of \`${operation.resource}.${operation.clientMethod}\` with another \`Accept\` header.`,
            accept: mediaType,
            queryParameters: parametersOf(operation, mediaType),
            response: { ...response, schema, property: undefined, bare: true },
          },
        ],
  );
}

/** Returns the query parameters that apply to responses of a media type. */
export function parametersOf({ queryParameters }: Operation, mediaType: string): LocatedParameter[] {
  return queryParameters.filter(({ 'x-media-types': mediaTypes }) => mediaTypes?.includes(mediaType) ?? true);
}
