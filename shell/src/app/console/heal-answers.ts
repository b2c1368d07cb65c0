import { CallError } from '@console/platform';
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';

const FIRST_MS = 2_000;
const LAST_MS = 15_000;
const PATIENCE_MS = 10_000;
/** Pages that lost a service together do not all ask again at the same moment: a share of the interval. */
const SPREAD = 0.2;

/** No answer, or a gateway status that says the service cannot be reached. */
const AWAY = [0, 502, 503, 504];

/**
 * Repeats failed queries of shown pages until their service is back. One query of each service is tried
 * again, at growing intervals and without touching the cache: a page that shows a failure does not flicker.
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
    // No one looks at the page: it is hidden or locked.
    if (!focusManager.isFocused()) return later(service, tries);
    try {
      const answer = await ask(queries, probe);
      healing.delete(service);
      queries.setQueryData(probe.queryKey, answer);
      await askAgain(service);
    } catch (error) {
      if (isAway(error)) return later(service, tries + 1);
      // The refusal has changed: the page shows the new one.
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

/** The present answer to a query, without a trace in the cache. */
async function ask(client: QueryClient, { options, queryKey, meta }: Query): Promise<unknown> {
  const { queryFn } = options;
  if (typeof queryFn !== 'function') throw new Error('the query has no function to ask with');
  return queryFn({ client, queryKey, meta, signal: AbortSignal.timeout(PATIENCE_MS) });
}
