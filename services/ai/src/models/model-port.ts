import type { UsableModel } from './read-models.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly model: UsableModel;
  readonly messages: readonly ModelMessage[];
}

export interface Usage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** What a model sends; each field only where it was in this piece. */
export interface ModelPiece {
  readonly text?: string;
  /** It said that the answer is whole, or that it had to stop at its bound (`length`). */
  readonly finished?: 'stop' | 'length';
  readonly usage?: Usage;
}

/** How a model failed: refused the request, is busy, broken (5xx), cannot be reached, or was cut. */
export type FaultKind = 'refused' | 'busy' | 'broken' | 'unreachable' | 'cut';

/** A failure of a model, in words that contain nothing of what it answered: that may repeat the key. */
export class ModelFault extends Error {
  constructor(
    readonly kind: FaultKind,
    readonly status: number | null = null,
  ) {
    super(status === null ? kind : `${kind} ${status}`);
    this.name = 'ModelFault';
  }
}

/** The one way to a language model. */
export abstract class ModelPort {
  /**
   * Asks a model once. Throws ModelFault; ends without a `finished` piece where the model did. An abort ends the model's
   * stream, and throws.
   */
  abstract stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
  /** Whether the endpoint answers at all, in words without its key. Never throws. */
  abstract reaches(model: UsableModel): Promise<boolean>;
}
