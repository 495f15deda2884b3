import type { FastifyReply } from 'fastify';

/** What a deprecated operation says of itself, as far as the spec says it. */
export interface Deprecation {
  /** Since when it is deprecated, as the header says it: `@1767225600`. */
  readonly since?: string;
  /** The last day on which it is there: `2027-01-31`. */
  readonly sunset?: string;
  /** The path of what stands in for it, with `{name}` for a parameter that both paths have. */
  readonly successor?: string;
}

/** Says since when an operation is deprecated (RFC 9745) and when it ends (RFC 8594). */
export function setDeprecationHeaders(reply: FastifyReply, { since, sunset }: Deprecation): void {
  if (since !== undefined) reply.header('deprecation', since);
  // It is there for the whole of its last day.
  if (sunset !== undefined) reply.header('sunset', new Date(`${sunset}T23:59:59Z`).toUTCString());
}

/** Says where its successor is (RFC 5829). The parameters have been checked: a header takes nothing else of a request. */
export function setSuccessorLink(reply: FastifyReply, { successor }: Deprecation, params: unknown): void {
  if (successor === undefined) return;
  const values = params as Readonly<Record<string, string>>;
  const target = successor.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  reply.header('link', `<${target}>; rel="successor-version"`);
}
