import { dirname } from 'node:path';
import type { Oas3Decorator, UserContext } from '@redocly/openapi-core';
import { packageVersion } from '../package-version.ts';

/** Writes the configured version, or that of the nearest package.json, to `info.version`. */
export const version: Oas3Decorator = ({ version: configured }: { version?: string }) => ({
  Info: {
    leave(info: { version?: string }, { location }: UserContext) {
      const found = configured ?? packageVersion(dirname(location.source.absoluteRef));
      if (found !== undefined) info.version = found;
    },
  },
});
