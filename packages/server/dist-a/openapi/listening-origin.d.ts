import type { AddressInfo } from 'node:net';
/** The origin by which this machine reaches an address that is listened on: a wildcard address is reached by loopback. */
export declare function listeningOrigin({ address, port, family }: AddressInfo): string;
