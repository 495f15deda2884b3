import type { FastifyInstance } from 'fastify';
import type { SiteFiles } from './site-files.ts';
/** The paths of the reference, all of which take GET only. */
export declare const docsPaths: readonly string[];
/** Serves the reference under `/docs/`. */
export declare function addDocsRoutes(app: FastifyInstance, files: SiteFiles): void;
