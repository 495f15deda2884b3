/** Takes the passwords out of every address in a text: in front of the host, and in a parameter. */
export function redactPasswords(text: string): string {
  return text.replaceAll(/:\/\/\S*@/g, '://***@').replaceAll(/([?&](?:ssl)?password=)[^&\s']*/gi, '$1***');
}
