/** Takes the passwords out of every address in a text: in front of the host, and in a parameter. */
export const withoutPasswords = (text) => text.replaceAll(/:\/\/\S*@/g, '://***@').replaceAll(/([?&](?:ssl)?password=)[^&\s']*/gi, '$1***');
