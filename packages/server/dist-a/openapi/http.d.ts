import { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Measure, Metrics } from '../metrics/metrics.ts';
import type { CrossOrigin } from './cross-origin.ts';
import type { CallerLog, Deployment } from './deployment.ts';
import { type Patience } from './patience.ts';
import { type PlainRoutes } from './plain.ts';
import { type RouteOptions } from './routes.ts';
import { type TrustedProxies } from './trusted-proxies.ts';
declare module 'fastify' {
    interface FastifyRequest {
        /** Which operation it is for; absent beside the operations. */
        operation: RoutedOperation | undefined;
        /** Who calls, once the credentials are known. */
        caller: CallerLog | undefined;
    }
}
/** What is known of an operation as soon as a request is routed to it. */
export interface RoutedOperation {
    /** The path with `:name` for a parameter, for the log. */
    readonly route: string;
    readonly takesBody: boolean;
    /** Counts its answers. */
    readonly measure: Measure | undefined;
}
export interface HttpOptions extends Omit<RouteOptions, 'measure'> {
    readonly maxBodyBytes: number;
    readonly log: Logger;
    /** Whose `X-Forwarded-For` is believed; nobody's when absent. */
    readonly trustedProxies?: TrustedProxies | undefined;
    /** Which pages may call; none when absent. */
    readonly crossOrigin?: CrossOrigin | undefined;
    readonly metrics?: Metrics | undefined;
    /** Paths of routes that are added afterwards and take GET; `*` stands for anything. */
    readonly otherPaths?: readonly string[];
    readonly patience?: Patience;
}
/** The HTTP server with the routes of the deployments and the plain ones. It does not listen yet. */
export declare function createHttp(deployments: readonly Deployment[], plain: PlainRoutes, options: HttpOptions): FastifyInstance;
