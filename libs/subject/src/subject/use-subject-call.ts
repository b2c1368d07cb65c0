import type { CallerInputOf, Entry, OutputOf } from '@console/contract-core';
import { useCall, type UseCallOptions } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSubject } from './subject-provider.tsx';

/** A call about the page's subject; `more` is its further input. */
export function useSubjectCall<E extends Entry>(
  entry: E,
  more?: Partial<CallerInputOf<E>>,
  options?: UseCallOptions<OutputOf<E>>,
): UseQueryResult<OutputOf<E>, Error> {
  const { client, filter } = useSubject();
  return useCall(client, entry, { ...filter, ...more } as CallerInputOf<E>, options);
}
