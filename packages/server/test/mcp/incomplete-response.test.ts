import { ApiUnreachableError, createApi } from '@observability-api/mcp';
import { expect, it } from 'vitest';

it('the API client of the tools reports an incomplete response with the address', async () => {
  const text = () => Promise.reject(new TypeError('terminated'));
  const fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text });
  const root = 'https://api.example.org/api/v2';
  const api = createApi({ deployment: 'open-source', root, authorization: 'Bearer key', fetch });
  await expect(api.request({ method: 'GET', path: '/sources' })).rejects.toThrow(
    new ApiUnreachableError(`Expected the API at ${root} to respond: terminated.`),
  );
});

it('the API client of the tools reports a successful response that is not JSON', async () => {
  const fetch = async () => new Response('<html>Sign in</html>');
  const root = 'https://api.example.org/api/v2';
  const api = createApi({ deployment: 'open-source', root, authorization: 'Bearer key', fetch });
  await expect(api.request({ method: 'GET', path: '/sources' })).rejects.toThrow(
    new ApiUnreachableError(
      `Expected a JSON object or array from the API at ${root}, received "<html>Sign in</html>".`,
    ),
  );
});
