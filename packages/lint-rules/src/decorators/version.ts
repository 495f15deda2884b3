import { dirname } from 'node:path';
import type { Oas3Decorator, UserContext } from '@redocly/openapi-core';
import { packageVersion } from '../package-version.ts';

/** Writes the version of the nearest package.json, or the one that is given, into `info.version`. */
export const version: Oas3Decorator = ({ version: given }: { version?: string }) => ({
  Info: {
    leave(info: { version?: string }, { location }: UserContext) {
      const found = given ?? packageVersion(dirname(location.source.absoluteRef));
      if (found !== undefined) info.version = found;
    },
  },
});
