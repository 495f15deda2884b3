import type {
  AlertChartConfigInput,
  AlertInput,
  ConnectionInput,
  DashboardInput,
  EmailChannel,
  SavedSearchInput,
  SourceInput,
  WebhookChannel,
  WebhookInput,
} from '@observability-api/schemas';
import type { references } from '../generated/references.ts';
import type { TestDocument } from '../testing/test-document.ts';

type References = typeof references;

/** The name of a property in files: `source` for `sourceId`. */
type InFile<Name> = Name extends keyof References ? References[Name]['property'] : Name;

/** A type of the API in the format of files, with names instead of ids. Targets of clicks (`mode: 'id'`) have `name` instead of `id`. */
export type InFiles<Value> = Value extends readonly (infer Item)[]
  ? readonly InFiles<Item>[]
  : Value extends { readonly mode: 'id'; readonly id: string }
    ? { readonly mode: 'id'; readonly name: string }
    : Value extends object
      ? { readonly [Name in keyof Value as InFile<Name>]: InFiles<Value[Name]> }
      : Value;

/** A dashboard in a file. */
export type DashboardDocument = InFiles<DashboardInput> & { readonly kind: 'Dashboard' };

/** A channel of an alert in a file. A channel with a webhook needs no `type`. */
export type ChannelDocument =
  | InFiles<EmailChannel>
  | (Omit<InFiles<WebhookChannel>, 'type'> & { readonly type?: WebhookChannel['type'] | undefined });

type AlertSettings = Omit<
  InFiles<AlertInput>,
  | 'source'
  | 'dashboardId'
  | 'tileId'
  | 'savedSearchId'
  | 'chartConfig'
  | 'displayName'
  | 'name'
  | 'channel'
  | 'channels'
>;

/** An alert in a file. */
export type AlertDocument = AlertSettings & {
  readonly kind: 'Alert';
  /** The name that identifies the alert in files. 1 to 512 characters. */
  readonly name: string;
  /** The tile that the alert watches. */
  readonly tile?: { readonly dashboard: string; readonly tile: string } | undefined;
  /** The name of the saved search that the alert watches. */
  readonly savedSearch?: string | undefined;
  /** The chart that the alert evaluates. */
  readonly chart?: InFiles<AlertChartConfigInput> | undefined;
  /** The title of notifications. If absent, it is the name of the alert. */
  readonly title?: string | undefined;
  readonly channel?: ChannelDocument | undefined;
  readonly channels?: readonly ChannelDocument[] | undefined;
};

/** A webhook in a file. Its strings may refer to environment variables, such as `${ON_CALL_SECRET}`. Its `secret` must refer to one. */
export type WebhookDocument = WebhookInput & { readonly kind: 'Webhook' };

/** A saved search in a file. */
export type SavedSearchDocument = InFiles<SavedSearchInput> & { readonly kind: 'SavedSearch' };

type WithType<Input> = Input extends { readonly kind: infer Type }
  ? Omit<Input, 'kind'> & { readonly type: Type }
  : never;

/** A source in a file. `type` is the `kind` of the API, such as `log`. */
export type SourceDocument = InFiles<WithType<SourceInput>> & { readonly kind: 'Source' };

/** A connection in a file. Its password must refer to an environment variable, such as `${WAREHOUSE_PASSWORD}`. */
export type ConnectionDocument = Omit<ConnectionInput, 'id' | 'isBuiltIn' | 'createdAt' | 'updatedAt'> & {
  readonly kind: 'Connection';
};

/**
 * Returns a dashboard for the default export of a monitoring file.
 *
 * @example
 * ```ts
 * export default defineDashboard({
 *   name: 'Checkout',
 *   tiles: [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config: { displayType: 'line', source: 'Logs', select: [{ aggFn: 'count' }] } }],
 * });
 * ```
 */
export function defineDashboard(dashboard: Omit<DashboardDocument, 'kind'>): DashboardDocument {
  return { kind: 'Dashboard', ...dashboard };
}

/** Returns an alert for the default export of a monitoring file. */
export function defineAlert(alert: Omit<AlertDocument, 'kind'>): AlertDocument {
  return { kind: 'Alert', ...alert };
}

/** Returns a webhook for the default export of a monitoring file. */
export function defineWebhook(webhook: WebhookInput): WebhookDocument {
  return { ...webhook, kind: 'Webhook' };
}

/** Returns a saved search for the default export of a monitoring file. */
export function defineSavedSearch(search: Omit<SavedSearchDocument, 'kind'>): SavedSearchDocument {
  return { kind: 'SavedSearch', ...search };
}

type WithoutKind<Document> = Document extends { readonly kind: unknown } ? Omit<Document, 'kind'> : never;

/** Returns a source for the default export of a monitoring file. */
export function defineSource(source: WithoutKind<SourceDocument>): SourceDocument {
  return { ...source, kind: 'Source' } as SourceDocument;
}

/** Returns a connection for the default export of a monitoring file. */
export function defineConnection(connection: Omit<ConnectionDocument, 'kind'>): ConnectionDocument {
  return { kind: 'Connection', ...connection };
}

/** Returns a test for the default export of a monitoring file. */
export function defineTest(test: Omit<TestDocument, 'kind'>): TestDocument {
  return { kind: 'Test', ...test };
}
