import { banner, type Files } from '../files.ts';
import type { Api } from '../read/api.ts';
import { commandsModule } from './commands-module.ts';
import { monitoringSchema } from './monitoring-schema.ts';
import { referencesModule } from './references-module.ts';
import { testSchemaModule } from './test-schema.ts';

/** Generates the files of the CLI: the commands, the references, the JSON Schema of tests, and the JSON Schema of monitoring files. */
export function cliFiles(apis: readonly Api[]): Files {
  const head = `${banner('specs')}\n`;
  return new Map([
    ['commands.ts', head + commandsModule(apis)],
    ['references.ts', head + referencesModule()],
    ['test-schema.ts', head + testSchemaModule()],
    ['monitoring.schema.json', monitoringSchema(apis)],
  ]);
}
