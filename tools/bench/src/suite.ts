/** How a suite is to run. */
export interface SuiteOptions {
  /** Some seconds instead of a minute or two: figures are rough and fewer, and a missed gate is no failure. */
  readonly quick: boolean;
  /** Print the figures as JSON instead of a table. */
  readonly json: boolean;
  /** Also write the table into the README of the package that is measured. */
  readonly write: boolean;
}

/** One thing that the bench measures. */
export interface Suite {
  readonly name: string;
  /** What it measures, in a line. */
  readonly about: string;
  /** Answers whether every gate is met. */
  run(options: SuiteOptions): Promise<boolean>;
}
