import type { CallerInputOf, Entry, OutputOf } from '@console/contract-core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from './client.ts';

export interface UseCallOptions<Output = unknown> {
  readonly enabled?: boolean;
  /** Shows the former answer while another input loads. Not for pages of one subject: the subject changes. */
  readonly keepPrevious?: boolean;
  /** Milliseconds for which an answer is fresh. */
  readonly staleTime?: number;
  /** Milliseconds between asking anew; by what the last answer was where that decides. */
  readonly refetchInterval?: number | ((last: Output | undefined) => number);
}

/** A contract entry as a query: cached by service, entry and input, cancelled when nobody waits. */
export function useCall<E extends Entry>(
  client: Client,
  entry: E,
  input: CallerInputOf<E>,
  options: UseCallOptions<OutputOf<E>> = {},
): UseQueryResult<OutputOf<E>, Error> {
  const { keepPrevious = false, refetchInterval: interval, ...rest } = options;
  return useQuery<OutputOf<E>, Error>({
    queryKey: [client.service, entry.id, input],
    queryFn: ({ signal }) => client.call(entry, input, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(interval === undefined
      ? {}
      : { refetchInterval: typeof interval === 'number' ? interval : ({ state }) => interval(state.data) }),
    ...rest,
  });
}
