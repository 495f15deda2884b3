/** A box with something in it. */
export interface Box<Content = unknown> {
  readonly content: Content;
}

/** The lid of a box. */
export interface Lid {
  open(width: number | string): void;
}

/** Thrown when a box does not open. */
export class BoxError extends Error {
  readonly #secret: string;
  readonly code: 'stuck' | 'locked';

  constructor(code: 'stuck' | 'locked', secret = '') {
    super(code);
    this.code = code;
    this.#secret = secret;
  }

  /** Tries again. */
  again(): boolean {
    return this.#secret === '';
  }
}

/** Closes a lid. */
export declare function close(lid: Lid): void;

/** A shelf for boxes. */
export interface Shelf {
  readonly id: string;
  readonly width: number | null;
  readonly kind: 'wall' | 'floor';
  readonly places: Readonly<Record<string, number>>;
  tags?: string[];
}
