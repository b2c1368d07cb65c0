import type { JobNameOf, JobSchema, Need, Session } from '@console/contract-core';
import type { Expression } from 'kysely';

/** A job as its domain is asked about it. The console has found it to be the caller's tenant's. */
export interface RuledJob {
  readonly id: string;
  readonly payload: unknown;
}

/** What the job console must know of a name: its words, and where its domain goes its own way. */
export interface JobRule {
  /** What job `j` is about, in words. */
  readonly subject: Expression<string | null>;
  /** Where the reader looks at job `j`, a path; null where there is nothing. Else the page of its name. */
  readonly page?: Expression<string | null>;
  /** What submitting one takes: its submitter cancels and retries it with that. */
  readonly needs: Need;
  /** It works on what belongs to all: who may submit one sees, cancels and retries everybody's of the tenant. */
  readonly shared?: true;
  /** One that has begun goes on, whoever asks it to stop. */
  readonly onlyQueued?: true;
  /** A stored result in words; null when there is nothing to say. */
  readonly summary?: (result: unknown) => string | null;
  /** What of a job that succeeded did not, by its stored result; null when nothing is missing. */
  readonly shortfall?: (result: unknown) => string | null;
  /** The domain's own way, its line of audit included; else the console's. */
  readonly cancel?: (job: RuledJob, session: Session) => Promise<unknown>;
  readonly retry?: (job: RuledJob, session: Session) => Promise<unknown>;
}

/** The rules of a schema's jobs: a name without one does not compile. */
export interface JobRules<Schema extends JobSchema = JobSchema> {
  readonly rules: Readonly<Record<JobNameOf<Schema>, JobRule>>;
}

/** The rules as they are looked up: a name of a newer version has none. */
export type RuleBook = Readonly<Record<string, JobRule | undefined>>;
