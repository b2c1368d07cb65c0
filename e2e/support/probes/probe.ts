import type { HttpRequest } from '../suite/http-session.ts';

/** The address and input of a probe: the call that another tenant's administrator would make. */
export interface Probe {
  readonly path: string;
  readonly request?: HttpRequest;
  /** Where a filter finds nothing instead of refusing: 200 with an empty page, or 0. */
  readonly finds?: 'nothing';
  /** Where it is answered anyway: whether the answer (200) knows the thing. */
  readonly knows?: (result: unknown) => boolean;
  /** Where the thing is only a parameter: the code that says it cannot be used. */
  readonly refused?: string;
}

export const post = (path: string, body: unknown): Probe => ({ path, request: { body } });
export const put = (path: string, body: unknown): Probe => ({ path, request: { method: 'PUT', body } });

/** The number of things in an answer: a page's rows, or a count. */
export function found(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'totalElements' in result
    ? result.totalElements
    : result;
}
