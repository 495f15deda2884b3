import type { FastifyReply } from 'fastify';

/** Returns the quality of each item, in lower case, of an `Accept` or `Accept-Encoding` header. */
export function acceptedQualities(header = ''): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
}

/**
 * Returns the media type that an `Accept` header prefers (RFC 9110, section 12.5.1), or the first one if the header accepts
 * none. Of types with the same quality, it returns the first one.
 */
export function preferredType(types: readonly string[], accept?: string | string[]): string | undefined {
  const qualities = acceptedQualities(String(accept ?? '*/*'));
  const quality = (type: string) =>
    qualities.get(type) ?? qualities.get(type.replace(/\/.*/, '/*')) ?? qualities.get('*/*') ?? 0;
  return types.toSorted((a, b) => quality(b) - quality(a))[0];
}

/** Adds a name to the `Vary` header. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = reply.getHeader('vary');
  reply.header('vary', names === undefined ? name : `${names}, ${name}`);
}
