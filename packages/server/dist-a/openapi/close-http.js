/** How long requests that are in flight may take when the service closes. */
export const GRACE_MS = 10_000;
/** Stops listening and lets requests finish; after the grace their connections are closed under them. */
export async function closeHttp(app, graceMs = GRACE_MS) {
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs);
    try {
        await app.close();
    }
    finally {
        clearTimeout(end);
    }
}
