import type { Generated } from 'kysely';
import type { CallOutcome } from './call-book.ts';

/** A row of `ai.model_call`: one request to a model. */
export interface ModelCallRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly topic_id: number | null;
  /** Null for calls that no answer made. */
  readonly answer_id: number | null;
  readonly model: string;
  /** Milliseconds since the epoch. */
  readonly at_ms: number;
  /** The day in Asia/Shanghai that its tokens count for. */
  readonly day: string;
  readonly outcome: CallOutcome | 'running';
  readonly first_ms: number | null;
  readonly total_ms: number | null;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly estimated: 0 | 1;
  /** Yuan. */
  readonly cost: string | number;
}
