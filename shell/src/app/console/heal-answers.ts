import { CallError } from '@console/platform';
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';

const FIRST_MS = 2_000;
const LAST_MS = 15_000;
const PATIENCE_MS = 10_000;
/** Pages that lost a service together do not come back to it together. */
const SPREAD = 0.2;

/** No answer, or a gateway's word that nobody is there. */
const AWAY = [0, 502, 503, 504];

/**
 * Shown pages that could not reach their service get their answers once it is back. One question of each
 * service is tried again, ever less often, past the cache: a page that says what is wrong does not flicker.
 */
export function healAnswers(queries: QueryClient): void {
  const healing = new Set<string>();
  const lost = (service: string): Query[] =>
    queries.getQueryCache().findAll({ predicate: (query) => isLost(query) && serviceOf(query) === service });
  const askAgain = (service: string): Promise<void> =>
    queries.refetchQueries({ predicate: (query) => isLost(query) && serviceOf(query) === service });
  const heal = async (service: string, tries: number): Promise<void> => {
    const [probe] = lost(service);
    if (!probe) return void healing.delete(service);
    // Nobody looks, or may look: the page is hidden or locked.
    if (!focusManager.isFocused()) return later(service, tries);
    try {
      const answer = await ask(queries, probe);
      healing.delete(service);
      queries.setQueryData(probe.queryKey, answer);
      await askAgain(service);
    } catch (error) {
      if (isAway(error)) return later(service, tries + 1);
      // Another refusal than before: the page shows it.
      healing.delete(service);
      await askAgain(service);
    }
  };
  const later = (service: string, tries: number): void => {
    const pause = Math.min(LAST_MS, FIRST_MS * 2 ** tries);
    setTimeout(() => void heal(service, tries), pause * (1 + SPREAD * (2 * Math.random() - 1)));
  };
  queries.getQueryCache().subscribe(({ query }) => {
    const service = serviceOf(query);
    if (!isLost(query) || healing.has(service)) return;
    healing.add(service);
    later(service, 0);
  });
}

const serviceOf = ({ queryKey }: Query): string => String(queryKey[0]);

const isAway = (error: unknown): boolean => error instanceof CallError && AWAY.includes(error.status);

const isLost = (query: Query): boolean =>
  query.isActive() && query.state.fetchStatus === 'idle' && isAway(query.state.error);

/** What a question is answered now, without a trace in the cache. */
async function ask(client: QueryClient, { options, queryKey, meta }: Query): Promise<unknown> {
  const { queryFn } = options;
  if (typeof queryFn !== 'function') throw new Error('nothing to ask with');
  return queryFn({ client, queryKey, meta, signal: AbortSignal.timeout(PATIENCE_MS) });
}
