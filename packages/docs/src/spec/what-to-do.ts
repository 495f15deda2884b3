interface Advice {
  readonly name: string;
  readonly advice: string;
}

/** What a caller does about an error. When it comes is said by the description of the answer. */
const advice: Readonly<Record<string, Advice>> = {
  '400': {
    name: 'Bad request',
    advice:
      'Read `issues`: each says what was expected and where. Change the request; sending it again as it is fails again.',
  },
  '401': {
    name: 'Unauthorized',
    advice: 'Send a key that exists, is enabled and has not expired. The text says which of these does not hold.',
  },
  '403': {
    name: 'Forbidden',
    advice:
      'Use a key whose roles allow the operation, from an address on its list. The text says which of both it is.',
  },
  '404': {
    name: 'Not found',
    advice:
      'Check the id, and that the key belongs to the same tenant. As `text/plain` it means that the path is wrong: check the base URL.',
  },
  '409': {
    name: 'Conflict',
    advice: 'Look at what the text names and clear it away. When a request is in flight, wait and send the same again.',
  },
  '412': {
    name: 'Precondition failed',
    advice: 'Read the resource again, apply the change to what is there now, and send it with the new `ETag`.',
  },
  '413': { name: 'Payload too large', advice: 'Send less, or raise the limit of a service that is yours.' },
  '415': { name: 'Unsupported media type', advice: 'Send JSON with `Content-Type: application/json`.' },
  '422': {
    name: 'Idempotency mismatch',
    advice: 'Take a new `Idempotency-Key` for a new body. The same key repeats the same request, never another one.',
  },
  '429': { name: 'Too many requests', advice: 'Wait for as many seconds as `Retry-After` says, then send it again.' },
  '500': {
    name: 'Internal error',
    advice:
      'Send it again after a while when that is safe. Report it with the request id: the log line of the service has it.',
  },
  '503': { name: 'Unavailable', advice: 'Send it again after a while. An operator finds the reason under `/ready`.' },
  '504': { name: 'Timeout', advice: 'Ask for less: a shorter range of time, a coarser granularity, fewer series.' },
};

/** The name of a status as people say it. */
export function statusName(status: string): string {
  return advice[status]?.name ?? `Status ${status}`;
}

/** What a caller does about an error, a sentence or two of Markdown. */
export function whatToDo(status: string): string {
  return advice[status]?.advice ?? 'Read the text of the error.';
}
