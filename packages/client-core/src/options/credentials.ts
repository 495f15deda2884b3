/** A secret, or a function that answers it: called when it is first needed, and again after a 401 or a timeout. */
export type Secret = string | (() => string | Promise<string>);

/** What requests are signed with. */
export interface Credentials {
  /** The value of `Authorization`. */
  current(): string | Promise<string>;
  /** Says that the service refused what `current` answered. Answers whether there may be something newer. */
  refused(value: string | Promise<string>): boolean;
}

/** Credentials that never change. */
export function fixedCredentials(authorization: string): Credentials {
  return { current: () => authorization, refused: () => false };
}

/** Credentials that are looked up when they are first needed, and again after they were refused; once for all calls. */
export function rotatingCredentials(lookUp: () => Promise<string>): Credentials {
  let held: Promise<string> | undefined;
  const drop = (value: unknown) => {
    if (held === value) held = undefined;
  };
  return {
    current() {
      if (held) return held;
      const found = lookUp();
      held = found;
      found.catch(() => drop(found));
      return found;
    },
    refused(value) {
      drop(value);
      return true;
    },
  };
}
