import type { FastifyReply } from 'fastify';

/** The deprecation metadata of an operation in the OpenAPI document. */
export interface Deprecation {
  /** The value of the `Deprecation` header: the start in Unix seconds, for example `@1767225600`. */
  readonly since?: string;
  /** The last day on which the operation works, for example `2027-01-31`. */
  readonly sunset?: string;
  /** The path of the replacement, with `{name}` for a parameter that both paths have. */
  readonly successor?: string;
}

/** Sets the `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) headers. */
export function setDeprecationHeaders(reply: FastifyReply, { since, sunset }: Deprecation): void {
  if (since !== undefined) reply.header('deprecation', since);
  // The operation works until the end of its last day.
  if (sunset !== undefined) reply.header('sunset', new Date(`${sunset}T23:59:59Z`).toUTCString());
}

/** Sets the `Link` to the successor (RFC 5829). The parameters must be valid: they become part of the header. */
export function setSuccessorLink(reply: FastifyReply, { successor }: Deprecation, params: unknown): void {
  if (successor === undefined) return;
  const values = params as Readonly<Record<string, string>>;
  const target = successor.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  reply.header('link', `<${target}>; rel="successor-version"`);
}
