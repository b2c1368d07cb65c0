import type { Clock, JobName, JobPayload, JobProgressDetail } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import type { Logger } from '../observe/logger.ts';

/** The arguments of a job's body beside its payload. A test makes one with `jobContext()` of the test kit. */
export interface JobContext {
  readonly jobId: string;
  readonly tenantId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /**
   * Aborted when the job is cancelled, given to another worker, or the process stops. The worker does not
   * wait for a body that continues for more than half a second after.
   */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Reports the share done, 0–1, with details. Written at most twice a second, the last one always. */
  progress(share: number, detail?: JobProgressDetail): void;
  /**
   * Called first in the transaction that makes the job's effect: locks the job's row until the transaction
   * ends, and throws when the job was cancelled or given to another worker. So the effect happens once.
   * Keep that transaction to a second: cancelling waits for it.
   */
  lock(manager: EntityManager): Promise<void>;
}

/** A job: name, retry policy and body side by side. The body is idempotent: a killed one is run again. */
export interface JobDefinition<Name extends JobName = JobName> {
  readonly name: Name;
  /** The number of starts after which it counts as failed, killed workers included. Default 3. */
  readonly attempts?: number;
  /** The pause before the second try, doubled before each further one. Default 1000. */
  readonly backoffMs?: number;
  /**
   * Answers the result, which is stored as JSON. Throws Refusal or JobFault for a failure that a second try
   * would not change; anything else is tried again. It must not block the event loop: CPU work goes to
   * `runInThread`.
   */
  readonly run: (payload: JobPayload<Name>, context: JobContext) => Promise<unknown>;
}

/** A definition of any name, as a worker has it; its payload is checked before it is run. */
export type AnyJob = { readonly [Name in JobName]: JobDefinition<Name> }[JobName];

/** Declares a job, with its payload's type taken from its name. */
export function defineJob<Name extends JobName>(definition: JobDefinition<Name>): JobDefinition<Name> {
  return definition;
}

/** A failure that trying again does not change. Its message is shown to users: Chinese, no secrets. */
export class JobFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobFault';
  }
}

/**
 * Thrown by a long body between two steps of its work to let jobs of a higher priority go first: it is queued again,
 * and the try does not count. What the body has stored is its own to find again.
 */
export class JobGivesWay extends Error {
  constructor() {
    super('job gives way');
    this.name = 'JobGivesWay';
  }
}
