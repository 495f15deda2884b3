/** The deployments that a service can serve. */
export const DEPLOYMENTS = ['open-source', 'managed', 'both'];
/** How much is logged, from everything to nothing. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
/** Who may read `/metrics`. */
export const METRICS = ['loopback', 'public', 'off'];
/** Whether telemetry can be queried and taken in. */
export const TELEMETRY = ['on', 'off'];
/** What holds where an option is not given, for the command line and in a program alike. */
export const defaults = {
    host: '127.0.0.1',
    port: 8000,
    dataDir: './data',
    deployment: 'both',
    maxBodyBytes: 8_388_608,
    logLevel: 'info',
    webhookAllow: [],
    rateLimit: 'default',
    trustedProxies: [],
    corsOrigin: [],
    metrics: 'loopback',
    telemetry: 'on',
    checkResponses: false,
};
/** Fills in the defaults. */
export function withDefaults(options) {
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    return { ...defaults, ...given };
}
