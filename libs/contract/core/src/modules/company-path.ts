/** The path of the page of a listed company in its module. */
export const COMPANY_DETAIL_PATH = '/investment/datacorpecology/selectData/commonDetail';

export interface LinkedCompany {
  readonly corpId: number;
  readonly shortName: string;
  readonly stockCode: string;
  /** Its industries from level 1 down; null or absent where they are not known. */
  readonly industryNames?: string | null;
}

/** The address of a company's page, with what its title needs before the server answers. */
export function companyPath({ corpId, shortName, stockCode, industryNames }: LinkedCompany): string {
  const query = new URLSearchParams({
    row: String(corpId),
    rowName: shortName,
    rowStockCode: stockCode,
    rowIndustryNames: industryNames ?? '',
  });
  return `${COMPANY_DETAIL_PATH}?${query}`;
}
