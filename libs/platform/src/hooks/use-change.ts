import type { Address } from '@console/contract-core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Client } from '../client/client.ts';

export interface Change {
  readonly running: boolean;
  /** Why the last try did not succeed: shown beside what was typed, not instead of it. */
  readonly fault: Error | null;
  /**
   * Sends a write. Returns the server's answer; null when it refused or was unreachable, and while another
   * write runs.
   */
  run<Answer extends object | number | boolean>(send: () => Promise<Answer>): Promise<Answer | null>;
  forget(): void;
}

export interface UseChangeOptions {
  /** Calls whose answers no such write changes: they are not loaded again. */
  readonly except?: readonly Pick<Address, 'id'>[];
}

/**
 * A write to a service. Everything read from it is loaded again afterwards, so that a change shows in lists,
 * options and details. A double click is one write.
 */
export function useChange(
  { service }: Pick<Client, 'service'>,
  { except = [] }: UseChangeOptions = {},
): Change {
  const queries = useQueryClient();
  const underWay = useRef(false);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  return {
    running,
    fault,
    async run(send) {
      if (underWay.current) return null;
      underWay.current = true;
      setRunning(true);
      setFault(null);
      try {
        const answer = await send();
        void queries.invalidateQueries({
          queryKey: [service],
          predicate: ({ queryKey: [, call] }) => !except.some(({ id }) => id === call),
        });
        return answer;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        setFault(error);
        return null;
      } finally {
        underWay.current = false;
        setRunning(false);
      }
    },
    forget: () => setFault(null),
  };
}
