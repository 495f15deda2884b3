/** The maximum number of bytes in one process, in total and for each tenant. */
export interface ByteBounds {
  readonly total: number;
  readonly perTenant: number;
}

/** A bound that further bytes would exceed. */
export interface ExceededBound {
  readonly scope: 'tenant' | 'service';
  readonly maxBytes: number;
  /** The bytes that are counted already. */
  readonly usedBytes: number;
}

/** Counts bytes in total and for each tenant. */
export class TenantBytes {
  readonly #bounds: ByteBounds;
  readonly #byTenant = new Map<string, number>();
  #total = 0;

  constructor(bounds: ByteBounds) {
    this.#bounds = bounds;
  }

  /** Returns the bound that these bytes would exceed, or undefined. */
  exceededBound(tenant: string, bytes: number): ExceededBound | undefined {
    const { total, perTenant } = this.#bounds;
    const usedBytes = this.#usedBytesOf(tenant);
    if (usedBytes + bytes > perTenant) return { scope: 'tenant', maxBytes: perTenant, usedBytes };
    if (this.#total + bytes > total) return { scope: 'service', maxBytes: total, usedBytes: this.#total };
    return undefined;
  }

  /** Adds bytes to the counts. A negative number subtracts. */
  add(tenant: string, bytes: number): void {
    this.#total += bytes;
    const usedBytes = this.#usedBytesOf(tenant) + bytes;
    if (usedBytes > 0) this.#byTenant.set(tenant, usedBytes);
    else this.#byTenant.delete(tenant);
  }

  #usedBytesOf(tenant: string): number {
    return this.#byTenant.get(tenant) ?? 0;
  }
}
