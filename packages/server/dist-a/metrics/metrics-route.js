import { BlockList, isIPv4 } from 'node:net';
import { Registry } from 'prom-client';
import { metricsOfProcess } from './metrics.js';
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
/**
 * Answers `/metrics` in the text format of Prometheus. Unless `everybody` may read them, there is no such path for a
 * caller that is not on this machine. The other end of the connection decides: a header can say anything, and one that
 * a proxy adds means that the caller is somewhere else.
 */
export function metricsRoute(metrics, everybody, gather = merge) {
    const text = gather(() => [metrics.registry, metricsOfProcess()]);
    return async (request) => {
        if (!everybody && !isLocal(request))
            return undefined;
        return { status: 200, body: await text(), contentType: metrics.registry.contentType };
    };
}
const merge = (registries) => () => Registry.merge(registries()).metrics();
function isLocal({ socket, headers }) {
    const { remoteAddress = '' } = socket;
    const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
    return !forwarded && loopback.check(remoteAddress, isIPv4(remoteAddress) ? 'ipv4' : 'ipv6');
}
