import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from './access-client.ts';

export interface Change {
  readonly running: boolean;
  /** Why the last try did not succeed: shown beside what was typed, not instead of it. */
  readonly fault: Error | null;
  /** What the server answered; null when it refused or was not reached, and while another try runs. */
  run<Answer extends object | number | boolean>(send: () => Promise<Answer>): Promise<Answer | null>;
  forget(): void;
}

/**
 * A write of the access service. Everything read from it is asked for anew afterwards: a change of a user
 * shows in the lists, the sessions and the audit log. A double click is one write.
 */
export function useChange(): Change {
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
        void queries.invalidateQueries({ queryKey: [client.service] });
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
