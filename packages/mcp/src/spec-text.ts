/** The keywords of a JSON Schema that tools use. */
interface SchemaText {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, { readonly description?: string } | boolean>>;
}

/** Returns the description of a property in the spec. Throws an Error if the spec does not describe it. */
export function specText(schema: SchemaText, property: string): string {
  const definition = schema.properties?.[property];
  const text = typeof definition === 'object' ? definition.description : undefined;
  if (text === undefined) throw new Error(`Expected the spec to describe ${property}.`);
  return text;
}
