/** Converts `AlertInput` to `alert-input`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Converts `open-source` to `openSource` and `Idempotency-Key` to `idempotencyKey`. */
export function camelCase(name: string): string {
  const words = name.split('-');
  return words.map((word, index) => (index === 0 ? decapitalize(word) : capitalize(word))).join('');
}

/** Converts `dashboard` to `Dashboard`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Converts `Dashboard` to `dashboard`. */
export function decapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Returns a property name as TypeScript source, quoted if necessary. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : quote(name);
}

/** Returns a string literal in single quotes, or in double quotes if that needs fewer escapes. */
export function quote(text: string): string {
  const json = JSON.stringify(text);
  const single = text.split("'").length;
  if (single > text.split('"').length) return json;
  const body = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${body}'`;
}
