import type { AnyValue, KeyValue } from '../messages/messages.ts';
/** Attributes as the columns have them: names and texts. */
export type AttributeMap = Readonly<Record<string, string>>;
/**
 * A value as the OpenTelemetry ClickHouse exporter writes it: a text as it is, a number and a boolean in digits and
 * words, bytes in base64, a list and a map as JSON with sorted names, nothing as an empty text.
 */
export declare function valueText(value: AnyValue | null | undefined): string;
/** Attributes as a map; of a name that comes twice the last one holds. */
export declare function attributeMap(attributes: readonly KeyValue[]): AttributeMap;
