import { ApiCallError, type ApiResponse } from '../api.ts';
import { applyJsonPatch } from '../patch.ts';
import { type ArgumentSchema, type ToolContext, ToolError } from '../tool.ts';

/** The arguments of a tool that creates a resource, or changes it with a patch. */
export interface SaveInput {
  readonly id: string | undefined;
  readonly patch: readonly object[] | undefined;
  readonly body: object | undefined;
  /** The version that the patch applies to. If undefined, it applies to the current version. */
  readonly etag?: string | undefined;
}

/** The resource that a tool saves. */
interface SavedResource<Resource> {
  /** The path of the list, such as `/alerts`. */
  readonly path: string;
  /** The name of the resource, such as `alert`. */
  readonly kind: string;
  /** Applies a patch to the resource. @default applyJsonPatch */
  readonly applyPatch?: (resource: Resource, patch: readonly object[]) => Resource;
}

/** Returns the schema of a JSON Patch. `kind` names the resource. */
export function patchArgument(kind: string): ArgumentSchema {
  return {
    type: 'array',
    items: { type: 'object' },
    description: `JSON Patch (RFC 6902) of the ${kind}, such as [{"op":"replace","path":"/name","value":"Checkout"}].`,
  };
}

/** Returns an entity tag without quotation marks, which a model does not repeat reliably. */
export function bareTag(etag = ''): string {
  return etag.replaceAll('"', '');
}

/** Creates a resource from `body`, or changes the resource `id` with `patch`. Throws ToolError and the errors of `api.request`. */
export async function save<Resource extends { readonly id: string }>(
  { id, etag, patch, body }: SaveInput,
  { path, kind, applyPatch = applyJsonPatch }: SavedResource<Resource>,
  { api, signal }: ToolContext,
): Promise<ApiResponse<Resource>> {
  if (id === undefined) {
    if (!body)
      throw new ToolError(`Expected the argument ${kind} for a new ${kind}, or ${kind}Id and patch for a change.`);
    if (patch) throw new ToolError(`Expected ${kind}Id with patch.`);
    return api.request<Resource>({ method: 'POST', path, body, signal });
  }
  if (!patch || body) throw new ToolError(`Expected patch with ${kind}Id, and no ${kind}.`);
  const item = `${path}/${encodeURIComponent(id)}`;
  const current = await api.request<Resource>({ method: 'GET', path: item, signal });
  if (etag !== undefined && bareTag(current.etag) !== bareTag(etag)) throw changedError(kind);
  try {
    return await api.request<Resource>({
      method: 'PUT',
      path: item,
      body: applyPatch(current.content, patch),
      ifMatch: current.etag,
      signal,
    });
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 412) throw changedError(kind);
    throw error;
  }
}

function changedError(kind: string): ToolError {
  return new ToolError(`The ${kind} changed since you read it. Read it again and repeat the patch. Nothing was saved.`);
}
