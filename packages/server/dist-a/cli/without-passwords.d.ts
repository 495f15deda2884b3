/** Takes the passwords out of every address in a text: in front of the host, and in a parameter. */
export declare const withoutPasswords: (text: string) => string;
