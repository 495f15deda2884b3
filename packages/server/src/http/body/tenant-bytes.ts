/** Counts bytes in total and for each tenant. */
export class TenantBytes {
  readonly #byTenant = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(tenant: string): number {
    return this.#byTenant.get(tenant) ?? 0;
  }

  /** Adds bytes, or subtracts a negative number of them. */
  add(tenant: string, bytes: number): void {
    this.#total += bytes;
    const own = this.of(tenant) + bytes;
    if (own > 0) this.#byTenant.set(tenant, own);
    else this.#byTenant.delete(tenant);
  }
}

/** The bounds on the bytes of a process. */
export interface ByteBounds {
  readonly total: number;
  readonly perTenant: number;
}
