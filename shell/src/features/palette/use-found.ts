import type { FoundCompany, FoundIndustry, FoundResearch } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient, useCall, useCan, type CanNeed } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';

const company = createClient('company');
const industry = createClient('industry');
const invest = createClient('invest');
const { findCompanies, findIndustries, findResearch } = platformAddresses;
/** Companies are looked for most: of the others fewer are listed. */
const FEW = 4;

/** The hits of one service. */
export interface Found<Hit> {
  readonly hits: readonly Hit[];
  /** Whether they are hits of an earlier text, shown until the awaited ones come. */
  readonly stale: boolean;
  /** Whether those of this text are still awaited. */
  readonly waiting: boolean;
  readonly error: Error | null;
}

/** Companies by the start of their code, name or initials; none for users who may not see any. */
export function useCompanies(keyword: string): Found<FoundCompany> {
  const options = useOptions(keyword, findCompanies.needs);
  return foundOf(keyword, useCall(company, findCompanies, { keyword }, options));
}

export function useIndustries(keyword: string): Found<FoundIndustry> {
  const options = useOptions(keyword, findIndustries.needs);
  return foundOf(keyword, useCall(industry, findIndustries, { keyword, size: FEW }, options));
}

/** Factors, runs, styles and strategies: those kinds that the user may view. */
export function useResearch(keyword: string): Found<FoundResearch> {
  const options = useOptions(keyword, findResearch.needs);
  return foundOf(keyword, useCall(invest, findResearch, { keyword, size: FEW }, options));
}

function useOptions(
  keyword: string,
  needs: CanNeed,
): { readonly enabled: boolean; readonly keepPrevious: true } {
  return { enabled: useCan(needs) && keyword !== '', keepPrevious: true };
}

function foundOf<Hit>(keyword: string, query: UseQueryResult<readonly Hit[], Error>): Found<Hit> {
  const { data, error, isFetching, isPending, isPlaceholderData } = query;
  return {
    hits: keyword === '' || !data ? [] : data,
    stale: isPlaceholderData,
    waiting: isFetching && (isPending || isPlaceholderData),
    error,
  };
}
