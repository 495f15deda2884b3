import type { Versioned } from '../resources/versioned.ts';
type Tagged = Pick<Versioned<unknown>, 'version' | 'state'>;
/** The strong entity tag of a resource: its version, and what else of it changes without a write. */
export declare function entityTag({ version, state }: Tagged): string;
/** Whether a list of entity tags lets a reader off that has one of them (`If-None-Match`, RFC 9110 §13.1.2). */
export declare function knows(tags: string, resource: Tagged): boolean;
/**
 * Whether a list of entity tags permits a write on this version (`If-Match`, RFC 9110 §13.1.1). Only writes count: the
 * tag of a resource that was merely used since it was read still does.
 */
export declare function permits(tags: string, version: number): boolean;
export {};
