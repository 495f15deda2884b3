import type { Deployment } from '../connection/settings.ts';

/** A query parameter or header of an operation. Its command has an option for it. */
export interface ApiOption {
  /** The option of the client method, for example `ifMatch`. */
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  /** The accepted values, if the schema lists them. */
  readonly values?: readonly unknown[];
  readonly required?: true;
  readonly description: string;
}

/** One operation of the specs as a command. `src/generated/commands.ts` lists all of them. */
export interface ApiCommand {
  /** The resource of the client, for example `pipeSettings`. */
  readonly resource: string;
  /** The method of the resource, for example `listDeliveries`. */
  readonly method: string;
  /** The `operationId` of the spec. */
  readonly operation: string;
  readonly deployments: readonly Deployment[];
  /** The HTTP method. */
  readonly http: string;
  readonly summary: string;
  readonly description: string;
  /** Absent if the operation is stable. */
  readonly stability?: string;
  /** The ids that the method takes, in order. */
  readonly ids: readonly string[];
  readonly options: readonly ApiOption[];
  /** The schema of the request body. Absent if the operation has none. */
  readonly body?: string;
  /** The example of the body, in YAML. */
  readonly example?: string;
  /** True if the operation returns a page of a list. */
  readonly list?: true;
  /** True if the response has an ETag. */
  readonly versioned?: true;
  /** True if the operation returns no data. */
  readonly empty?: true;
}
