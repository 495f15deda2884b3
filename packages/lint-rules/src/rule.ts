import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Endpoint } from './document/endpoint.ts';
import { endpoints, webhooks } from './document/endpoints.ts';
import { malformedLocation } from './document/malformed.ts';
import type { Root } from './document/nodes.ts';
import type { ReadContext } from './document/references.ts';
import { type Shape, shapes } from './document/shapes.ts';

/** Reports an issue. With `onKey`, the location is the key instead of its value. */
export type Report = (message: string, location: Location, onKey?: 'onKey') => void;

/** The document and the options that a check receives. */
export interface Check<Options> {
  readonly root: Root;
  readonly endpoints: readonly Endpoint[];
  /** The operations under `webhooks`. */
  readonly webhooks: readonly Endpoint[];
  readonly shapes: readonly Shape[];
  readonly options: Options;
  readonly report: Report;
  readonly context: ReadContext;
}

/** The documents whose invalid structure has been reported, each with the `resolve` of its context, which identifies the run. */
const malformed = new WeakMap<Root, UserContext['resolve']>();

/**
 * Creates a rule that checks the whole document in one call. A visitor of single nodes is not sufficient: Redocly visits a
 * component at its first use. Whether requests, responses or both use it is known only after all operations have been read.
 */
export function rule<Options extends object = Record<never, never>>(
  name: string,
  check: (check: Check<Options>) => void,
  defaults: Options = {} as Options,
): Oas3Rule {
  // The options next to the severity in the configuration. Redocly has no type for them.
  return (configured: object) => ({
    Root(node: unknown, context: UserContext) {
      const root = node as Root;
      const reference = docsPage(name);
      const report: Report = (message, location, onKey) =>
        context.report({ message, reference, location: onKey ? { ...location, reportOnKey: true } : location });
      try {
        check({
          root,
          report,
          context,
          options: { ...defaults, ...configured },
          endpoints: endpoints(root, context),
          webhooks: webhooks(root, context),
          shapes: shapes(root, context),
        });
      } catch (error) {
        // The structure of the document can be invalid, for example a key without a value. Redocly reports an invalid structure only if
        // no rule throws. If the structure is valid, the rule has a bug.
        const location = error instanceof TypeError ? malformedLocation(root, context) : undefined;
        if (!location) throw error;
        if (malformed.get(root) === context.resolve) return;
        malformed.set(root, context.resolve);
        context.report({
          message: 'Expected a valid OpenAPI document. Fix the issues of `struct` first; some rules were skipped.',
          location,
        });
      }
    },
  });
}

/** Creates a rule that checks each operation. */
export function operationRule<Options extends object = Record<never, never>>(
  name: string,
  check: (endpoint: Endpoint, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ endpoints: all, report, options }) => {
      for (const endpoint of all) check(endpoint, report, options);
    },
    defaults,
  );
}

/** Creates a rule that checks each operation and each webhook. */
export function requestRule<Options extends object = Record<never, never>>(
  name: string,
  check: (request: Endpoint, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ endpoints: all, webhooks, report, options }) => {
      for (const request of [...all, ...webhooks]) check(request, report, options);
    },
    defaults,
  );
}

/** Creates a rule that checks each schema in requests, responses and webhooks. */
export function shapeRule<Options extends object = Record<never, never>>(
  name: string,
  check: (shape: Shape, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ shapes: all, report, options }) => {
      for (const shape of all) check(shape, report, options);
    },
    defaults,
  );
}

const docs = new URL('../docs/', import.meta.url);

/** Returns the documentation page of a rule, as a path relative to the working directory. */
export function docsPage(rule: string): string {
  return relative(process.cwd(), fileURLToPath(new URL(`${rule}.md`, docs))).replaceAll('\\', '/');
}
