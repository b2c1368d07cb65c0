import type { CallerInputOf, Page, RowOf, TableEntry } from '@console/contract-core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';

/** One page of a table; the former page stays while the next one loads. */
export function useTablePage<E extends TableEntry>(
  client: Client,
  entry: E,
  input: CallerInputOf<E>,
): UseQueryResult<Page<RowOf<E>>, Error> {
  return useQuery<Page<RowOf<E>>, Error>({
    queryKey: [client.service, entry.id, input],
    queryFn: async ({ signal }) => (await client.call(entry, input, { signal })) as Page<RowOf<E>>,
    placeholderData: keepPreviousData,
  });
}
