import ipaddr from 'ipaddr.js';
const GLOBAL_UNICAST = [ipaddr.IPv6.parse('2000::'), 3];
/**
 * Whether an address belongs to the public internet: not private, loopback, link-local, reserved, or an IPv6 address
 * that carries an IPv4 one in it. An IPv4 address mapped into IPv6 counts as the IPv4 address. False for what is no
 * address. A webhook's name is checked with it when it is connected to, so that rebinding does not help.
 */
export const isPublicAddress = (text) => {
    if (!ipaddr.isValid(text))
        return false;
    const address = ipaddr.process(text);
    if (address.range() !== 'unicast')
        return false;
    // Addresses outside of 2000::/3 are not assigned; among them are the deprecated ones that end in an IPv4 address.
    return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
};
