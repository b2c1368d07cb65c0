import type { JobNameOf, JobSchema, Need, Session } from '@console/contract-core';
import type { Expression } from 'kysely';

/** A job as given to the rules of its domain. The console has checked that it is of the caller's tenant. */
export interface RuledJob {
  readonly id: string;
  readonly payload: unknown;
}

/** The rules of the job console for a name of jobs: its texts, and changes that its domain makes itself. */
export interface JobRule {
  /** The subject of job `j`, in words. */
  readonly subject: Expression<string | null>;
  /** The path of the page of job `j`; null where there is none. Default: the page of its name. */
  readonly page?: Expression<string | null>;
  /** The need for submitting one, with which its submitter may cancel and retry it. */
  readonly needs: Need;
  /**
   * Whether it works on data shared by all tenants: a user who may submit one may see, cancel and retry all
   * of the tenant.
   */
  readonly shared?: true;
  /** Whether only queued ones can be cancelled; a running one continues. */
  readonly onlyQueued?: true;
  /** A stored result in words; null when there is no text. */
  readonly summary?: (result: unknown) => string | null;
  /** The part of a successful job that failed, from its stored result; null when nothing failed. */
  readonly shortfall?: (result: unknown) => string | null;
  /** The domain's own way to cancel, its audit line included. Default: the console's. */
  readonly cancel?: (job: RuledJob, session: Session) => Promise<unknown>;
  readonly retry?: (job: RuledJob, session: Session) => Promise<unknown>;
}

/** The rules of a schema's jobs: a name without one does not compile. */
export interface JobRules<Schema extends JobSchema = JobSchema> {
  readonly rules: Readonly<Record<JobNameOf<Schema>, JobRule>>;
}

/** The rules by name; a name of a newer version of the program has none. */
export type RuleBook = Readonly<Record<string, JobRule | undefined>>;
