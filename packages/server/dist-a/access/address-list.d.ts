import ipaddr from 'ipaddr.js';
type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];
/**
 * Reads an IPv4 or IPv6 address, or a range of them in CIDR notation; undefined when it is neither. The short, octal and
 * hexadecimal spellings of IPv4 are refused: people read them differently than machines do.
 */
export declare const parseAddressRange: (source: string) => Range | undefined;
/** Whether `address` is in the list. An empty list does not restrict; an IPv4 address mapped into IPv6 is the IPv4 one. */
export declare const isAddressAllowed: (list: readonly {
    readonly source: string;
}[], address: string) => boolean;
export {};
