/**
 * The limits of a server for one connection. They are counted in sweeps, so that a process that was busy
 * itself blames no connection for it.
 */
export interface ConnectionLimits {
  readonly sweepMs: number;
  /**
   * The number of sweeps within which a body must bring at least `bodyBytes`, unless the service itself stops
   * reading.
   */
  readonly bodySweeps: number;
  readonly bodyBytes: number;
  /**
   * The number of sweeps within which waiting bytes must be read, plus one for each `readerBytes` of them.
   */
  readonly readerSweeps: number;
  readonly readerBytesPerSweep: number;
  /** The time within which the head of a request must be complete, checked every `headSweepMs`. */
  readonly headMs: number;
  readonly headSweepMs: number;
}

/**
 * A body brings 40 kB in 10 s. A reader has ten minutes: the reader of a service is the gateway, which only
 * passes on what its own reader takes and checks that reader itself.
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
