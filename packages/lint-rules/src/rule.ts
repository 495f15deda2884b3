import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Endpoint } from './document/endpoint.ts';
import { deliveries, endpoints } from './document/endpoints.ts';
import type { Reading } from './document/follow.ts';
import { malformedPlace } from './document/malformed.ts';
import type { Root } from './document/nodes.ts';
import { type Shape, shapes } from './document/shapes.ts';
import { page } from './page.ts';

/** Says what is expected, and where. With `onKey` the key is meant, not what stands under it. */
export type Report = (message: string, location: Location, onKey?: 'onKey') => void;

/** What a check is given: the whole description, and what Redocly's configuration says beside the severity. */
export interface Check<Options> {
  readonly root: Root;
  readonly endpoints: readonly Endpoint[];
  /** What the service sends by itself: the `webhooks`. */
  readonly deliveries: readonly Endpoint[];
  readonly shapes: readonly Shape[];
  readonly options: Options;
  readonly report: Report;
  readonly context: Reading;
}

/** Descriptions that are not what the types say, and the run that said so: once is enough, but in each run. */
const malformed = new WeakMap<Root, UserContext['resolve']>();

/**
 * A rule of this name that reads the whole description at once. Redocly visits a component where it meets it first;
 * whether it is sent or received shows only when all operations are known.
 */
export function rule<Options extends object = Record<never, never>>(
  name: string,
  check: (given: Check<Options>) => void,
  defaults: Options = {} as Options,
): Oas3Rule {
  // Whatever stands beside the severity in the configuration; Redocly does not know its type.
  return (configured: object) => ({
    Root(node: unknown, context: UserContext) {
      const root = node as Root;
      const reference = page(name);
      const report: Report = (message, location, onKey) =>
        context.report({ message, reference, location: onKey ? { ...location, reportOnKey: true } : location });
      const given = { root, report, context, options: { ...defaults, ...configured } };
      try {
        check({
          ...given,
          endpoints: endpoints(root, context),
          deliveries: deliveries(root, context),
          shapes: shapes(root, context),
        });
      } catch (error) {
        // A key without a value, say. Redocly names the place, and would not come to it if this rule threw. Where it
        // would name none, the rule is wrong.
        const location = error instanceof TypeError ? malformedPlace(root, context) : undefined;
        if (!location) throw error;
        if (malformed.get(root) === context.resolve) return;
        malformed.set(root, context.resolve);
        context.report({
          message: 'Rules of this plugin stopped at something that OpenAPI does not allow: mend what `struct` finds.',
          location,
        });
      }
    },
  });
}

/** A rule that looks at one operation after the other. */
export function operationRule<Options extends object = Record<never, never>>(
  name: string,
  check: (endpoint: Endpoint, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ endpoints: all, report, options }) => {
      for (const one of all) check(one, report, options);
    },
    defaults,
  );
}

/** A rule that looks at one request after the other, whether callers send it or the service does. */
export function requestRule<Options extends object = Record<never, never>>(
  name: string,
  check: (request: Endpoint, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ endpoints: all, deliveries: sent, report, options }) => {
      for (const one of [...all, ...sent]) check(one, report, options);
    },
    defaults,
  );
}

/** A rule that looks at one schema after the other. */
export function shapeRule<Options extends object = Record<never, never>>(
  name: string,
  check: (shape: Shape, report: Report, options: Options) => void,
  defaults?: Options,
): Oas3Rule {
  return rule(
    name,
    ({ shapes: all, report, options }) => {
      for (const one of all) check(one, report, options);
    },
    defaults,
  );
}
