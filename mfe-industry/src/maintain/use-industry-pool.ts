import { poolAddresses } from '@console/contract-company/addresses';
import type { OutputOf } from '@console/contract-core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { companyClient } from './company-client.ts';

type IndustryPool = OutputOf<typeof poolAddresses.companiesOfIndustry>;
/** A company of the pool, as it is chosen. */
export type PoolCompany = Pick<IndustryPool['AllCorp'][number], 'corpId' | 'stockCode' | 'shortName'>;

const TYPING_MS = 250;

/** An industry's pool, and all companies found once the typed text rests; all there are without one. */
export function useIndustryPool(industryId: number, typed: string): UseQueryResult<IndustryPool, Error> {
  const keyword = useRested(typed.trim());
  const input = { industryId, ...(keyword === '' ? {} : { keyword }) };
  return useQuery({
    queryKey: ['company', poolAddresses.companiesOfIndustry.id, input],
    queryFn: ({ signal }) => companyClient.call(poolAddresses.companiesOfIndustry, input, { signal }),
    placeholderData: keepPreviousData,
    // A dialog that opens starts from the saved pool, not from a cached one.
    gcTime: 0,
  });
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
