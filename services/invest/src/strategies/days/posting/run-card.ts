/** What made a day. */
export interface RunCard {
  readonly codeVersion: string;
  readonly sealHash: string;
  /** The newest load of the mart, and the business date. */
  readonly loadId: number;
  readonly asOf: string;
  /** The hash of the day before; the seal's on the first day. */
  readonly hashBefore: string;
  readonly node: string;
  readonly arch: string;
  readonly milliseconds: number;
  /** `host:pid`. */
  readonly worker: string;
}
