/** That an option is not what it has to be. */
export function wrongOption(name: string, expected: string, received: unknown): TypeError {
  return new TypeError(`\`${name}\` must be ${expected}, received ${String(received)}.`);
}
