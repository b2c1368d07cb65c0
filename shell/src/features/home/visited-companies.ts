import { COMPANY_DETAIL_PATH, splitAddress } from '@console/contract-core';
import type { Visit } from '../../core/visits/recent-visits.ts';

/** The ids of the companies among the visits, the last visited first. */
export function visitedCompanies(visits: readonly Visit[]): readonly number[] {
  const ids = visits.flatMap(({ path: address }) => {
    const { path, search } = splitAddress(address);
    const row = Number(new URLSearchParams(search).get('row'));
    const isCompany = path.toLowerCase() === COMPANY_DETAIL_PATH.toLowerCase();
    return isCompany && Number.isSafeInteger(row) && row > 0 ? [row] : [];
  });
  return [...new Set(ids)];
}
