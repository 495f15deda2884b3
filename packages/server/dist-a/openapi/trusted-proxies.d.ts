import type { FastifyRequest } from 'fastify';
/** Whether an address is that of a proxy whose `X-Forwarded-For` is believed. */
export type TrustedProxies = (address: string) => boolean;
/** Reads addresses and CIDR ranges; `undefined` for none. Throws StartError. */
export declare function parseTrustedProxies(sources: readonly string[]): TrustedProxies | undefined;
/**
 * The address that a request comes from: what the nearest proxy that is not trusted says of itself, else the other end
 * of the connection, also where a trusted proxy forwards something that is no address.
 */
export declare function clientAddress({ ip, socket }: FastifyRequest): string;
