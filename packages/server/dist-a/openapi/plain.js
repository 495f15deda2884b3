import { answerNoSuchPath } from './unrouted.js';
/** Adds the routes beside the specs. */
export function addPlainRoutes(app, routes) {
    for (const [path, answer] of Object.entries(routes)) {
        app.get(path, async (request, reply) => {
            const found = await answer(request);
            if (!found)
                return answerNoSuchPath(reply);
            const { status, body, contentType = 'application/json; charset=utf-8' } = found;
            return reply.code(status).header('content-type', contentType).send(body);
        });
    }
}
