/** Replaces the passwords of all URLs in a text with `***`: in the user info and in query parameters. */
export function redactPasswords(text: string): string {
  return text.replaceAll(/:\/\/\S*@/g, '://***@').replaceAll(/([?&](?:ssl)?password=)[^&\s']*/gi, '$1***');
}
