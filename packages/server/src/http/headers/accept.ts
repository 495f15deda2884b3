import type { FastifyReply } from 'fastify';

/** Returns the quality of each media range of an `Accept` header, in lower case. */
export function acceptedRanges(accept = ''): ReadonlyMap<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
}

/**
 * Returns the media type that an `Accept` header prefers (RFC 9110, section 12.5.1), or the first one if the header accepts
 * none. Of types with the same quality, it returns the first one.
 */
export function preferredType(types: readonly string[], accept?: string | string[]): string | undefined {
  const ranges = acceptedRanges(String(accept ?? '*/*'));
  const quality = (type: string) =>
    ranges.get(type) ?? ranges.get(type.replace(/\/.*/, '/*')) ?? ranges.get('*/*') ?? 0;
  return types.toSorted((a, b) => quality(b) - quality(a))[0];
}

/** Adds a name to the `Vary` header. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = reply.getHeader('vary');
  reply.header('vary', names === undefined ? name : `${names}, ${name}`);
}
