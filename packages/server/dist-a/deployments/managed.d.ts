import type { OrganizationCaller } from '../access/basic.ts';
import type { Deployment } from '../openapi/deployment.ts';
import type { Service } from '../service.ts';
/** The managed deployment: an API key as Basic credentials, `{ status, requestId, result }` around every answer. */
export declare function managed(service: Service): Deployment<OrganizationCaller>;
