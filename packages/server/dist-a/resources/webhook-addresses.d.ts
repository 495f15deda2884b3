/**
 * Whether an address belongs to the public internet: not private, loopback, link-local, reserved, or an IPv6 address
 * that carries an IPv4 one in it. An IPv4 address mapped into IPv6 counts as the IPv4 address. False for what is no
 * address. A webhook's name is checked with it when it is connected to, so that rebinding does not help.
 */
export declare const isPublicAddress: (text: string) => boolean;
