/** `AlertInput` → `alert-input`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `open-source` → `openSource`, `Idempotency-Key` → `idempotencyKey`. */
export function camelCase(name: string): string {
  const words = name.split('-');
  return words.map((word, index) => (index === 0 ? decapitalize(word) : capitalize(word))).join('');
}

/** `dashboard` → `Dashboard`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Dashboard` → `dashboard`. */
export function decapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** A property name as TypeScript writes it: bare when it can be, quoted otherwise. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : quote(name);
}

/** A string literal: in single quotes, unless double ones need fewer escapes. */
export function quote(text: string): string {
  const json = JSON.stringify(text);
  const single = text.split("'").length;
  if (single > text.split('"').length) return json;
  const body = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${body}'`;
}
