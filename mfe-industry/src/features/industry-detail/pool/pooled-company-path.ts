import { COMPANY_DETAIL_PATH, type RowOf } from '@console/contract-core';
import type { Industry, industryTables } from '@console/contract-industry';

type PooledCompany = Pick<RowOf<typeof industryTables.industryPool>, 'corpId' | 'stockCode' | 'shortName'>;
type Pool = Pick<Industry, 'industryId' | 'industryName' | 'parentNames' | 'type'>;

/**
 * The page of a company opened from a pool (document 2 §2), which returns to that pool. The industry's names
 * are those of its path; the documents take them from the session's storage, whose absence must not stop it.
 */
export function pooledCompanyPath({ corpId, stockCode, shortName }: PooledCompany, pool: Pool): string {
  const query = new URLSearchParams({
    row: String(corpId),
    backIndustry: pool.industryName,
    backIndustryId: String(pool.industryId),
    rowName: shortName,
    rowStockCode: stockCode,
    rowIndustryNames: [...pool.parentNames, pool.industryName].join(' / '),
    ...(pool.type === 'default' ? {} : { type: pool.type }),
  });
  return `${COMPANY_DETAIL_PATH}?${query}`;
}
