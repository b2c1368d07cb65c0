import type { CallerInputOf, Page, RowOf, TableEntry } from '@console/contract-core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';

/** How often a page with rows under way is loaded again. */
const BUSY_MS = 2_000;

/**
 * One page of a table; the former page stays while the next one loads. Without `input` none is fetched yet.
 * While a row is `busy`, the page is loaded again every two seconds.
 */
export function useTablePage<E extends TableEntry>(
  client: Client,
  entry: E,
  input: CallerInputOf<E> | null,
  busy?: (row: RowOf<E>) => boolean,
): UseQueryResult<Page<RowOf<E>>, Error> {
  return useQuery<Page<RowOf<E>>, Error>({
    queryKey: [client.service, entry.id, input],
    queryFn: async ({ signal }) =>
      (await client.call(entry, input as CallerInputOf<E>, { signal })) as Page<RowOf<E>>,
    placeholderData: keepPreviousData,
    enabled: input !== null,
    ...(busy && {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.content.some(busy) ? BUSY_MS : false),
    }),
  });
}
