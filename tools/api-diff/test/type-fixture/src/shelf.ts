/** A shelf for boxes. */
export interface Shelf {
  readonly id: string;
  readonly width: number | null;
  readonly kind: 'wall' | 'floor';
  readonly places: Readonly<Record<string, number>>;
  tags?: string[];
}
