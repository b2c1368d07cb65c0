import { COMPANY_DETAIL_PATH } from '../../paths.ts';

export interface DetailSubject {
  readonly corpId: number;
  readonly shortName: string;
  readonly stockCode: string;
  readonly releaseInfoNames: string | null;
}

/** The detail page of a listed company, with what its title needs before the server answers. */
export function detailPath({ corpId, shortName, stockCode, releaseInfoNames }: DetailSubject): string {
  const query = new URLSearchParams({
    row: String(corpId),
    rowName: shortName,
    rowStockCode: stockCode,
    rowIndustryNames: releaseInfoNames ?? '',
  });
  return `${COMPANY_DETAIL_PATH}?${query}`;
}
