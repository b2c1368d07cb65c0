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

/** Has `clients` answer by script instead of the network, and notes in `asked` what they were asked. */
export function scriptCalls(clients: readonly Client[], answers: Answers, asked: Asked[]): void {
  watchNetwork();
  // Of this test: what a page asks once its test is over is nobody's.
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
        throw new Error(`nobody answers ${id}`);
      }
      if (result instanceof Error) throw result;
      return result;
    };
    jest.spyOn(client, 'call').mockImplementation(answer as unknown as Client['call']);
  }
}

/** A client the test forgot goes to the network, which is not there: that is heard too. A test may bring its own. */
function watchNetwork(): void {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
  globalThis.fetch ??= async (target) => {
    unanswered.push(String(target));
    throw new TypeError(`nobody answers ${String(target)}`);
  };
}

/** Throws when the page asked what nobody had written an answer to: to the page that is one more failed call. */
export function assertAllAnswered(): void {
  const ids = [...new Set(unanswered)];
  unanswered = [];
  if (ids.length > 0) throw new Error(`the page asked what the test does not answer: ${ids.join(', ')}`);
}
