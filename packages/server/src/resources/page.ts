/** Which part of a list is asked for, in creation order. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list; `total` counts the whole list. */
export interface Page<Resource> {
  readonly items: Resource[];
  readonly total: number;
}
