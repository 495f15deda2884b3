import { PipeSettings, type PipeSettingsInput } from '@observability-api/schemas';
import type { Context, Tenant } from './context.ts';
import { type Precondition, type Versioned } from './versioned.ts';
/** Settings of the pipes of a service. */
export interface PipeSettingsOfServices {
    /** Throws NotFound for an unknown pipe. */
    get(service: Tenant, pipeId: string): Promise<Versioned<PipeSettings>>;
    /** Sets what is given, returns what is null to its default, keeps the rest. Throws NotFound, PreconditionFailed. */
    update(service: Tenant, pipeId: string, input: PipeSettingsInput, when?: Precondition): Promise<Versioned<PipeSettings>>;
}
/** The settings of the pipes in the store. */
export declare const createPipeSettings: ({ store }: Pick<Context, 'store'>) => PipeSettingsOfServices;
