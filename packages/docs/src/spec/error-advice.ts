interface Advice {
  readonly name: string;
  readonly advice: string;
}

/** The advice to clients for each error. The description of the response states when the error occurs. */
const advice: Readonly<Record<string, Advice>> = {
  '400': {
    name: 'Bad request',
    advice: 'Correct the request. If the response has `issues`, they list the invalid values with their locations.',
  },
  '401': {
    name: 'Unauthorized',
    advice: 'Send a key that exists, is enabled and has not expired.',
  },
  '403': {
    name: 'Forbidden',
    advice:
      'Use a key whose role allows the operation. If the key has an IP access list, call from an address in the list.',
  },
  '404': {
    name: 'Not found',
    advice:
      'Check the id, and that the key belongs to the team or organization of the resource. If the response is `text/plain`, check the base URL.',
  },
  '406': {
    name: 'Not acceptable',
    advice: 'Request another type in `Accept`. If you operate the service, install the package that the message names.',
  },
  '409': {
    name: 'Conflict',
    advice: 'Resolve the conflict that the message names. If a request is in progress, wait and retry.',
  },
  '412': {
    name: 'Precondition failed',
    advice: 'Read the resource again, apply your change to the current version, and send it with the new `ETag`.',
  },
  '413': {
    name: 'Payload too large',
    advice: 'Send a smaller body. If you operate the service, you can raise the limit.',
  },
  '415': { name: 'Unsupported media type', advice: 'Send JSON with `Content-Type: application/json`.' },
  '422': { name: 'Idempotency mismatch', advice: 'Use a new `Idempotency-Key` for each new request.' },
  '429': { name: 'Too many requests', advice: 'Wait for the number of seconds in `Retry-After`, then retry.' },
  '500': {
    name: 'Internal error',
    advice: 'Retry later if the request is safe to repeat. Report the error with its `requestId`.',
  },
  '503': {
    name: 'Unavailable',
    advice:
      'Retry later, after the seconds in `Retry-After` if the header is present. `/ready` shows an operator the reason.',
  },
  '504': { name: 'Timeout', advice: 'Query a shorter time range, a coarser granularity or fewer series.' },
};

/** Returns the display name of an error status. */
export function statusName(status: string): string {
  return advice[status]?.name ?? `Status ${status}`;
}

/** Returns the advice to clients for an error, as Markdown. */
export function errorAdvice(status: string): string {
  return advice[status]?.advice ?? 'Read the message of the error.';
}
