/**
 * How patient a server is with one connection. Patience is counted in sweeps, so that a process which was busy
 * itself blames nobody for it.
 */
export interface ConnectionLimits {
  readonly sweepMs: number;
  /** Within so many sweeps a body brings at least so many bytes, unless the service itself does not read on. */
  readonly bodySweeps: number;
  readonly bodyBytes: number;
  /** What waits to be taken is taken within so many sweeps, and one more for each of so many bytes of it. */
  readonly readerSweeps: number;
  readonly readerBytesPerSweep: number;
  /** The head of a request is whole within this time, looked at every `headSweepMs`. */
  readonly headMs: number;
  readonly headSweepMs: number;
}

/**
 * A body brings 40 kB in 10 s. A reader has ten minutes: a service's is the gateway, which passes on what its
 * own reader takes, and is the one to judge them.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  sweepMs: 1000,
  bodySweeps: 10,
  bodyBytes: 40_000,
  readerSweeps: 600,
  readerBytesPerSweep: 4000,
  headMs: 20_000,
  headSweepMs: 5000,
};
