import { toPointer } from '@observability-api/schemas';
/** Makes an issue at a path of the body. */
export const issue = (path, code, message, expected) => ({
    pointer: toPointer(path),
    path,
    code,
    message,
    ...(expected !== undefined && { expected }),
});
