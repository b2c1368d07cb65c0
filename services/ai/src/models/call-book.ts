import type { Usage } from './model-port.ts';
import type { UsableModel } from './read-models.ts';

/**
 * How a call of a model ended: `length` at its own bound, `cut` in the middle, `silent` after 15 s without a byte,
 * `failed` before its first token.
 */
export type CallOutcome = 'whole' | 'length' | 'cut' | 'stopped' | 'silent' | 'failed';

export interface CallEnd extends Usage {
  readonly outcome: CallOutcome;
  /** Its tokens were not reported. */
  readonly isEstimated: boolean;
  /** Milliseconds to the first token; null without one. */
  readonly firstMs: number | null;
  readonly totalMs: number;
}

/** Records the calls of models, and knows from them which model rests. */
export interface CallBook {
  /** @returns the id of the call; until it ends it counts with the estimated tokens of its prompt */
  begin(model: UsableModel, tokensIn: number): Promise<number>;
  end(id: number, end: CallEnd): Promise<void>;
  /** The end of a model's rest, in milliseconds since the epoch; null when it may be asked. */
  restingUntil(name: string): Promise<number | null>;
}
