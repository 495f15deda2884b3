import { ApiKeyPatch } from '@observability-api/schemas';
import { Refusal } from './refusal.js';
/** Throws Refusal for a name that the interface would not take for a key either. */
export const requireName = (name) => {
    const [problem] = ApiKeyPatch.check({ name });
    if (problem)
        throw new Refusal(`The name cannot be used: ${problem.message}.`);
    return name;
};
