/** Refuses headers that cannot be sent with a TypeError that names them. What runtimes say quotes the value, which may be a secret. */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value]]);
    } catch {
      throw new TypeError(`\`headers\` has ${JSON.stringify(name)}, whose name or value no header can have.`);
    }
  }
}
