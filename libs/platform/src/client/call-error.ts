export interface CallErrorDetails {
  /** The catalogue's code, or NETWORK, TIMEOUT, BAD_ANSWER when no service answered. */
  readonly code: string;
  /** As the user reads it, in Chinese. */
  readonly message: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly requestId?: string | undefined;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter?: number | undefined;
}

/** A call that did not succeed, whether refused, failed or never answered. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: CallErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'CallError';
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}
