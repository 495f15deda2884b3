import type { TeamCaller } from '../access/bearer.ts';
import type { Deployment } from '../openapi/deployment.ts';
import type { Service } from '../service.ts';
/** The open source deployment: a team's personal access key as Bearer token, `{ data }` around every answer. */
export declare function openSource(service: Service): Deployment<TeamCaller>;
