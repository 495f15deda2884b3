/** The header that says when a body was sent, and by whom who knows the secret. */
export declare const signature: (secret: string, body: string, nowMs: number) => string;
