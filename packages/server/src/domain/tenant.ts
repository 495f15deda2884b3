/** The owner of observability resources: a team, or a service of the managed deployment. */
export interface Tenant {
  readonly id: string;
  /** Set for a team, whose alerts name it. */
  readonly teamId?: string;
}
