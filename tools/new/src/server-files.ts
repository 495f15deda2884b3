/** The names that the files of a resource in the server use. */
export interface ServerModel {
  /** The schema: `NotificationPolicy`. */
  readonly component: string;
  /** The resource in messages: `notification policy`. */
  readonly thing: string;
  /** The table: `notification_policies`. */
  readonly table: string;
}

/** The modules of the server that the files import, relative to the folder of a resource. */
export const IMPORTS = {
  context: '../context.ts',
  errors: '../../domain/errors.ts',
  issue: '../../domain/validation-issue.ts',
  page: '../../store/read-page.ts',
  store: '../../store/store.ts',
  tables: '../../store/tables.ts',
  tenant: '../../domain/tenant.ts',
  timestamp: '../../domain/timestamp.ts',
  versioned: '../../domain/versioned.ts',
} as const;

/** Returns the interface with the columns of the table, for `tables.ts`. */
export function tableText({ component, thing }: ServerModel): string {
  return `/** One row for each ${thing}. */
export interface ${component}Table {
  tenant_id: string;
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  version: number;
}
`;
}

/** Converts `notification_policies` to `notificationPolicies`. */
export function camelCase(table: string): string {
  return table.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the text of the migration that creates the table. */
export function migrationText(number: number, table: string): string {
  const name = table.replaceAll('_', ' ');
  const constant = camelCase(table);
  return `import type { Kysely } from 'kysely';

/** Adds the table of ${name}. */
export const ${constant} = {
  number: ${number},
  name: '${name}',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('${table}')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('${table}_key', ['tenant_id', 'id'])
      .execute();
  },
};
`;
}

/**
 * Returns the text of `rows.ts`, which converts rows to resources. If the schema gets another required property, `rows.ts` compiles only
 * after it sets this property.
 */
export function rowsText({ component }: ServerModel): string {
  const value = component.charAt(0).toLowerCase() + component.slice(1);
  return `import type { ${component}, ${component}Input } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { ${component}Table } from '${IMPORTS.tables}';

/** The columns that a caller writes. */
export type WritableColumns = Omit<${component}Table, 'tenant_id' | 'id' | 'created_at' | 'updated_at' | 'version'>;

/** Returns the columns for a request body. */
export function toColumns(input: ${component}Input): WritableColumns {
  return { name: input.name.trim() };
}

/** Returns the resource for a row. */
export function to${component}(row: Selectable<${component}Table>): ${component} {
  const ${value}: ${component} = { id: row.id, name: row.name, createdAt: row.created_at, updatedAt: row.updated_at };
  return ${value};
}
`;
}

/** Returns the text of `rules.ts`, for rules that the schema cannot express. */
export function rulesText({ component, thing }: ServerModel): string {
  return `import type { ${component}Input } from '@observability-api/schemas';
import type { InputIssue } from '${IMPORTS.errors}';
import { blankNameIssues } from '${IMPORTS.issue}';

/** Returns the issues of the ${thing} that its schema cannot express. A name must not be blank. */
export function issuesOf(input: ${component}Input): InputIssue[] {
  return blankNameIssues(input);
}
`;
}
