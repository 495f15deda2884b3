import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Deployment } from './deployment.ts';
/** Answers with an error, in the error body of the deployment whose paths the request is on. */
export type SendError = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
/** Makes the one way out for errors. What is not the caller's fault goes to the log, with the request id. */
export declare function errorSender(deployments: readonly Deployment[], log: Logger): SendError;
