import type { Address, CallerInputOf, OutputOf } from '@console/contract-core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';

export interface UseCallOptions<Output = unknown> {
  readonly enabled?: boolean;
  /** Shows the former answer while another input loads. Not for pages of one subject: the subject changes. */
  readonly keepPrevious?: boolean;
  /** An answer that is known already. */
  readonly initialData?: Output;
  /** Milliseconds for which an answer is fresh. */
  readonly staleTime?: number;
  /** The milliseconds between repeated calls, or a function of the last answer. */
  readonly refetchInterval?: number | ((last: Output | undefined) => number);
}

/**
 * A call of the contract as a query: cached by service, call and input, cancelled when no component waits for
 * it.
 */
export function useCall<A extends Address>(
  client: Client,
  address: A,
  input: CallerInputOf<A>,
  options: UseCallOptions<OutputOf<A>> = {},
): UseQueryResult<OutputOf<A>, Error> {
  const { keepPrevious = false, refetchInterval: interval, ...rest } = options;
  return useQuery<OutputOf<A>, Error>({
    queryKey: [client.service, address.id, input],
    queryFn: ({ signal }) => client.call(address, input, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(interval === undefined
      ? {}
      : { refetchInterval: typeof interval === 'number' ? interval : ({ state }) => interval(state.data) }),
    ...rest,
  });
}
