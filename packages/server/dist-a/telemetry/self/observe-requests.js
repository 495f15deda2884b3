/** Notes every request that the service answers. */
export const observeRequests = (app, self) => {
    app.addHook('onResponse', (request, reply, done) => {
        self.note({
            method: request.method,
            route: request.operation?.route ?? request.routeOptions.url ?? null,
            status: reply.statusCode,
            durationMs: reply.elapsedTime,
            requestId: request.id,
            tenant: request.caller?.tenant,
        });
        done();
    });
};
