/** Node takes no more than this many bytes of request line and headers, so a longer path parameter cannot come. */
export const longestHead = 16_384;
const defaultPatience = { headMs: 15_000, requestMs: 60_000, silenceMs: 120_000, checkMs: 2_000 };
/** The options of Fastify that hold callers to it. */
export const patienceOptions = ({ headMs, requestMs, silenceMs, checkMs } = defaultPatience) => ({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs, maxHeaderSize: longestHead },
});
