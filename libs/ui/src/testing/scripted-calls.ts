import type { ServiceName } from '@console/contract-core';
import type { CallOptions, Client } from '@console/platform';
import { jest } from '@jest/globals';

export type Input = Readonly<Record<string, unknown>>;

/**
 * What the services answer, by the entry's id: a result, or a promise of one. An error, returned or thrown,
 * is what the call fails with.
 */
export type Answers = Readonly<Record<string, (input: Input) => unknown>>;

/** One call as it was made. */
export interface Asked {
  readonly id: string;
  readonly service: ServiceName;
  readonly input: Input;
  /** Its idempotency key. */
  readonly key: string | undefined;
}

let unanswered: string[] = [];

/** Lets `clients` answer by script instead of the network, and records their calls in `asked`. */
export function scriptCalls(clients: readonly Client[], answers: Answers, asked: Asked[]): void {
  watchNetwork();
  // The unanswered calls of this test: calls made after its end are ignored.
  const missed = unanswered;
  for (const client of clients) {
    const answer = async (
      { id }: { readonly id: string },
      given: unknown,
      { idempotencyKey: key }: CallOptions = {},
    ): Promise<unknown> => {
      const input = given as Input;
      asked.push({ id, service: client.service, input, key });
      const result = await answers[id]?.(input);
      if (result === undefined) {
        missed.push(id);
        throw new Error(`no one answers ${id}`);
      }
      if (result instanceof Error) throw result;
      return result;
    };
    jest.spyOn(client, 'call').mockImplementation(answer as unknown as Client['call']);
  }
}

/**
 * Records calls by a client the test forgot, which would use the missing network. A test may replace this.
 */
function watchNetwork(): void {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
  globalThis.fetch ??= async (target) => {
    unanswered.push(String(target));
    throw new TypeError(`no one answers ${String(target)}`);
  };
}

/**
 * Throws when the page made a call without a scripted answer, which the page itself sees as a failed call.
 */
export function assertAllAnswered(): void {
  const ids = [...new Set(unanswered)];
  unanswered = [];
  if (ids.length > 0) throw new Error(`the page asked what the test does not answer: ${ids.join(', ')}`);
}
