import type { Variant } from '@console/contract-industry';
import { INDUSTRY_DETAIL_PATH } from '../../paths.ts';
import type { IndustryRow } from './industry-row.ts';

type Subject = Pick<IndustryRow, 'industryId' | 'industryName' | 'industryCode'>;

/**
 * The path of an industry's page, with the data that its title needs before the server answers (document 2
 * §2).
 */
export function detailPath({ industryId, industryName, industryCode }: Subject, type: Variant): string {
  const query = new URLSearchParams({
    row: String(industryId),
    rowName: industryName,
    rowNames: industryName,
    rowCode: industryCode,
    type,
  });
  return `${INDUSTRY_DETAIL_PATH}?${query}`;
}
